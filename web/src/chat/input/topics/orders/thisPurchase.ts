import { listTransporters } from '#contract/transporter.ts'
import { readCached } from '#web/api/useCall.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { deliveryFacts } from '../../reply/repair.ts'
import { reply } from '../../reply/reply.ts'
import type { Talk } from '../../reply/Talk.ts'
import { shopPhone } from '../facts.ts'

const TIME_OF_DAY = /(?<![a-z])(?:asubuhi|mchana|jioni|usiku|morning|noon|afternoon|evening|saa [a-z]+)(?![a-z])/i

/** When what is being bought would come, and what to do if it does not. */
export function tellIfLate({ line }: Talk): void {
  const { hours = '', expressHours = '' } = deliveryFacts()
  if (TIME_OF_DAY.test(line)) reply('pickTime')
  else reply('ifLate', { hours, expressHours, ...shopPhone }, 'call')
}

const CALLS =
  /(?<![a-z])(?:[a-z]*pig[aiw][a-z]*|calls?|calling|[a-z]*pote[ao][a-z]*|lost|number|namba|find|finds|[a-z]*jua[a-z]*)(?![a-z])/i

/** Who would bring it: those chosen, and how they find the buyer; else those there are. */
export async function tellRider({ line }: Talk): Promise<void> {
  const chosen = new Set(Object.values(draftNow().transporterSelections))
  const all = await readCached(listTransporters, {})
  const names = all.filter(({ id }) => chosen.has(id)).map(({ businessName }) => businessName)
  const verified = all.filter(({ isVerified }) => isVerified).map(({ businessName }) => businessName)
  if (names.length > 0) reply('carrierChosen', { transporter: names.join(', ') })
  else if (verified.length === 0 || CALLS.test(line)) reply('riderCalls')
  else reply('carriers', { list: verified.join(', ') })
}
