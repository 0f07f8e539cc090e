import { listTransporters } from '#contract/transporter.ts'
import { readCached } from '#web/api/useCall.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { deliveryFacts } from '../../reply/repair.ts'
import { reply } from '../../reply/reply.ts'
import type { Talk } from '../../reply/Talk.ts'
import { shopPhone } from '../facts.ts'

const TIME_OF_DAY = /(?<!\p{L})(?:asubuhi|mchana|jioni|usiku|morning|noon|afternoon|evening|saa \p{L}+)(?!\p{L})/iu

/** When what is being bought would come, and what to do if it does not. */
export function tellIfLate({ line }: Talk): void {
  const { hours = '', expressHours = '' } = deliveryFacts()
  if (TIME_OF_DAY.test(line)) reply('pickTime')
  else reply('ifLate', { hours, expressHours, ...shopPhone }, 'call')
}

/** Who would bring it: those chosen, and how they find the buyer. */
export async function tellRider(): Promise<void> {
  const chosen = new Set(Object.values(draftNow().transporterSelections))
  const names = (await readCached(listTransporters, {})).filter(({ id }) => chosen.has(id)).map(({ businessName }) => businessName)
  if (names.length > 0) reply('carrierChosen', { transporter: names.join(', ') })
  else reply('riderCalls')
}
