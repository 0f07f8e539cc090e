import { EXPRESS_FEE, STANDARD_FEE } from '#contract/constants.ts'
import { formatTzs } from '#contract/money.ts'
import type { DeliveryOption } from '#contract/order.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'

/** CHK-012, CHK-013: fee and time are part of the label. */
export function DeliveryChoice({ value, onChoose }: { value: DeliveryOption | null; onChoose: (option: DeliveryOption) => void }) {
  const t = useTexts()
  return (
    <ChoiceGroup
      legend={t.checkout.deliveryQuestion}
      legendHidden
      className="two"
      value={value}
      onChange={onChoose}
      choices={[
        { value: 'standard', title: t.checkout.standard, hint: t.checkout.standardTime, end: formatTzs(STANDARD_FEE) },
        { value: 'express', title: t.checkout.express, hint: t.checkout.expressTime, end: formatTzs(EXPRESS_FEE) },
      ]}
    />
  )
}
