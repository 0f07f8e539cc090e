import type { PaymentMethod } from '#contract/order.ts'
import { NETWORKS } from '#contract/rules/constants.ts'
import { type Texts, useTexts } from '#web/i18n/texts.ts'
import { type Choice, ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'

/** Mobile money or cash (CHK-008), the networks by name (PAY-004). */
export const methodChoices = ({ checkout: words }: Texts<'checkout'>): readonly Choice<PaymentMethod>[] => [
  { value: 'mobile_money', title: words.mobileMoney, hint: NETWORKS.join(', ') },
  { value: 'cash_on_delivery', title: words.cash, hint: words.cashHint },
]

/** Mobile money or cash on a page. */
export function MethodChoice({ value, onChoose }: { value: PaymentMethod | null; onChoose: (method: PaymentMethod) => void }) {
  const t = useTexts('checkout')
  return (
    <ChoiceGroup
      legend={t.checkout.methodQuestion}
      legendHidden
      className="two"
      value={value}
      onChange={onChoose}
      choices={methodChoices(t)}
    />
  )
}
