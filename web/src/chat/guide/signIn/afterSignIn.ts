import { errorText } from '#web/api/errorText.ts'
import { withLock } from '#web/api/storage/locks.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { useSession } from '#web/features/session/session.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { append } from '../../transcript/append.ts'
import { answerEntry, isAnswered, whenSaved } from '../../transcript/transcript.ts'
import { browse } from '../commands.ts'
import { guideCard, say } from '../say.ts'
import { answerAsLastTime, orderUsual, usualOrder } from '../usual/orderUsual.ts'
import type { SignInEntry } from './signInFor.ts'

/** Greets the buyer after sign-in and appends the card they signed in for (CHAT-171). Only one tab does it, once. */
export async function afterSignIn({ id, card }: SignInEntry, person: string): Promise<void> {
  const isFirst = await withLock('after-sign-in', async () => {
    if (await isAnswered(id)) return false
    answerEntry(id, person)
    const nextCard = card.why === 'wishlist' ? ({ kind: 'wishlist' } as const) : card.shows
    append(guideCard('signedIn', firstName()), ...(nextCard ? [nextCard] : []))
    await whenSaved()
    return true
  })
  if (isFirst && card.why === 'usual') await buyUsual()
}

const firstName = (): string => useSession.getState().user?.name.trim().split(/\s+/)[0] ?? ''

/** Buys the last order again; if the cart has items, uses only its answers. */
async function buyUsual(): Promise<void> {
  try {
    const order = await usualOrder()
    if (order === null) {
      say('noOrders')
      browse()
    } else if (useCart.getState().lines.length === 0) await orderUsual(order)
    else await answerAsLastTime(order)
  } catch (error) {
    say('problem', errorText(error, textsNow()))
  }
}
