import { formatAmount } from '#contract/rules/money.ts'
import { errorText } from '#web/api/errorText.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Price } from '#web/ui/Money.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { balanceOf, countsOf } from './payouts.ts'
import { useEarnings, usePayouts } from './usePayouts.ts'

/** The balance as an equation: net − paid − reserved = available (SPAY-005, SELL-007). */
export function BalanceEquation() {
  const t = useTexts('sellerMoney')
  const { data: payouts } = usePayouts()
  const { data, error, reload } = useEarnings(payouts)
  if (error) return <ErrorNote text={errorText(error, t)} onRetry={reload} />
  if (!data) return <Skeleton lines={1} />

  const { gross, fees, net, paid, reserved, available } = balanceOf(data)
  const counts = payouts && countsOf(payouts)
  const terms = [
    {
      name: t.sellerMoney.net,
      shillings: net,
      about: fill(t.sellerMoney.netFrom, { gross: formatAmount(gross), fees: formatAmount(fees) }),
    },
    {
      sign: '−',
      name: t.sellerMoney.paid,
      shillings: paid,
      about: counts && fill(t.sellerMoney.paidCount, { n: counts.completed }),
    },
    {
      sign: '−',
      name: t.sellerMoney.reserved,
      shillings: reserved,
      about: counts && fill(t.sellerMoney.reservedCount, { pending: counts.pending, processing: counts.processing }),
    },
    {
      sign: '=',
      name: t.sellerMoney.available,
      shillings: available,
      about: fill(t.sellerMoney.availableFrom, { net: formatAmount(net), paid: formatAmount(paid), reserved: formatAmount(reserved) }),
    },
  ]
  return (
    <dl className="balance-equation" aria-label={t.sellerMoney.balance}>
      {terms.map(({ sign, name, shillings, about }) => (
        <div key={name} className="equation-term">
          <dt>
            {sign && (
              <span className="equation-sign" aria-hidden="true">
                {sign}
              </span>
            )}
            {name}
          </dt>
          <dd>
            <Price shillings={shillings} />
            <span className="equation-about">{about}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
