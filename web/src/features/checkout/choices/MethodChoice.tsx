import type { PaymentMethod } from '#contract/order.ts'
import { NETWORKS } from '#contract/rules/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'

/** Mobile money or cash (CHK-008), the networks by name (PAY-004). */
export function MethodChoice({ value, onChoose }: { value: PaymentMethod | null; onChoose: (method: PaymentMethod) => void }) {
  const t = useTexts('checkout')
  return (
    <ChoiceGroup
      legend={t.checkout.methodQuestion}
      legendHidden
      className="two"
      value={value}
      onChange={onChoose}
      choices={[
        { value: 'mobile_money', title: t.checkout.mobileMoney, hint: NETWORKS.join(', ') },
        { value: 'cash_on_delivery', title: t.checkout.cash, hint: t.checkout.cashHint },
      ]}
    />
  )
}
