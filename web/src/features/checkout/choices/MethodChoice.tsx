import type { PaymentMethod } from '#contract/order.ts'
import { NETWORKS } from '#contract/rules/constants.ts'
import { type Texts, useTexts } from '#web/i18n/texts.ts'
import { type Choice, ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'

/** The options mobile money, with its networks, and cash (CHK-008, PAY-004). */
export const methodChoices = ({ checkout: words }: Texts<'checkout'>): readonly Choice<PaymentMethod>[] => [
  { value: 'mobile_money', title: words.mobileMoney, hint: NETWORKS.join(', ') },
  { value: 'cash_on_delivery', title: words.cash, hint: words.cashHint },
]

/** The radio buttons for the payment method, used on the checkout page. */
export function MethodChoice({ value, onChoose }: { value: PaymentMethod | null; onChoose: (method: PaymentMethod) => void }) {
  const t = useTexts('checkout')
  return (
    <ChoiceGroup
      legend={t.checkout.methodQuestion}
      legendHidden
      className="in-two"
      value={value}
      onChange={onChoose}
      choices={methodChoices(t)}
    />
  )
}
