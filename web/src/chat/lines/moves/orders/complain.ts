import type { Order } from '#contract/order.ts'
import type { Complaint, Wrong } from '#web/features/orders/complaint/complaint.ts'
import type { ReplyAct } from '../../act.ts'
import type { Clause } from '../../line.ts'

/** Opens the complaint with the facts of the clause. */
export function complain(clause: Clause, order?: Order, told: Partial<Complaint> = {}): ReplyAct {
  const { orderNumber, says, text } = clause
  const named = order?.orderNumber ?? orderNumber
  const wrong = wrongIn(clause)
  const wish =
    says('moneyBack', 'comingBack') || (says('money') && says('moneyOrIt'))
      ? 'refund'
      : says('call')
        ? 'call'
        : says('others', 'oneMore', 'anew')
          ? 'again'
          : null
  return { do: 'complain', about: { ...(named && { orderNumber: named }), ...(wrong && { wrong }), ...(wish && { wish }), ...told, text } }
}

function wrongIn(clause: Clause): Wrong | null {
  const { says, goods, meant } = clause
  if (says('spoilt')) return 'spoilt'
  if (says('lacking')) return 'tooLittle'
  if (says('notThat')) return goods.length === 0 && (meant.quantity !== null || says('weight')) ? 'tooLittle' : 'wrongFish'
  return isNotGiven(clause) ? 'noRefund' : null
}

/** `my refund never came`: a refund was due and did not come. */
export const isNotGiven = ({ worries, says }: Clause): boolean => worries === 'refund' && says('failed', 'noOrNot', 'never', 'notGiven')
