import { errorText } from '#web/api/errorText.ts'
import { withLock } from '#web/api/storage/locks.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { useSession } from '#web/features/session/session.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { append, guideCard, say } from '../../transcript/append.ts'
import { answerEntry, isAnswered, whenSaved } from '../../transcript/transcript.ts'
import { browse } from '../commands.ts'
import { answerAsLastTime, orderUsual, usualOrder } from '../usual/orderUsual.ts'
import type { SignInEntry } from './signInFor.ts'

/** Says that the buyer is in and shows what they signed in for, below everything said since (CHAT-171). One tab does it, once. */
export async function afterSignIn({ id, card }: SignInEntry, person: string): Promise<void> {
  const isMine = await withLock('after-sign-in', async () => {
    if (await isAnswered(id)) return false
    answerEntry(id, person)
    const wanted = card.why === 'wishlist' ? ({ kind: 'wishlist' } as const) : card.shows
    append(guideCard('signedIn', firstName()), ...(wanted ? [wanted] : []))
    await whenSaved()
    return true
  })
  if (isMine && card.why === 'usual') await takeUsual()
}

const firstName = (): string => useSession.getState().user?.name.trim().split(/\s+/)[0] ?? ''

/** The last order once more; with goods in the cart its answers for these. */
async function takeUsual(): Promise<void> {
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
