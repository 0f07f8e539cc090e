import { now } from '#web/api/time.ts'
import { cartCount } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { greeting } from '../guide/advance.ts'
import type { Facts } from '../guide/facts.ts'
import { say } from '../guide/say.ts'
import type { Card } from '../kinds/card.ts'
import { plainContact } from '../lines/read/pasted.ts'
import { append } from '../transcript/append.ts'
import { putEntries, useTranscript } from '../transcript/transcript.ts'
import { takeLine } from './takers/line.ts'
import type { LineToTake, Taker } from './takers/lineToTake.ts'
import { takeAbroad, takePhone } from './takers/phone.ts'
import { hideSecrets, takeCode, takeSecret } from './takers/secret.ts'

export { handleStoredLine, pressDigit } from './takers/line.ts'

/** The takers of a typed line in their order. Each takes the line, or hands on what it leaves. */
const takers: readonly Taker[] = [takeCode, takeSecret, takeAbroad, takePhone, takeLine]

/** Handles a typed line: shows it without its secrets, then gives it to the takers. A PIN is not stored at all. */
export async function handleMessage(typed: string, live: Card | null, facts: Facts | null, drawn = atOnce): Promise<void> {
  const text = plainContact(typed)
  const hidden = await hideSecrets(text, live, facts)
  if (hidden === null) return say('pinOnly')
  if (facts === null) greetFirst()
  append({ kind: 'said', text: hidden.shown })
  let said: LineToTake | null = { text, live, facts, drawn, ...hidden }
  for (const take of takers) said = said && (await take(said))
}

const atOnce = (): Promise<void> => Promise.resolve()

/** Greets above the first line of a thread: a greeting that waits for the facts would come below the line and push it out of sight. */
function greetFirst(): void {
  const { entries, loaded } = useTranscript.getState()
  if (!loaded || entries.length > 0) return
  const { checkoutRequested } = draftNow()
  putEntries([greeting({ now: now(), cartCount: cartCount(useCart.getState().lines), checkoutRequested })])
}
