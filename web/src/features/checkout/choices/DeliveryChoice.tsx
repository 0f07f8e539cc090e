import type { DeliveryOption } from '#contract/order.ts'
import { EXPRESS_FEE, STANDARD_FEE } from '#contract/rules/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'
import { Money } from '#web/ui/Money.tsx'

/** Standard or express; fee and time are part of the label (CHK-012, CHK-013). */
export function DeliveryChoice({ value, onChoose }: { value: DeliveryOption | null; onChoose: (option: DeliveryOption) => void }) {
  const t = useTexts('checkout')
  return (
    <ChoiceGroup
      legend={t.checkout.deliveryQuestion}
      legendHidden
      className="two"
      value={value}
      onChange={onChoose}
      choices={[
        { value: 'standard', title: <Priced name={t.checkout.standard} fee={STANDARD_FEE} />, hint: t.checkout.standardTime },
        { value: 'express', title: <Priced name={t.checkout.express} fee={EXPRESS_FEE} />, hint: t.checkout.expressTime },
      ]}
    />
  )
}

const Priced = ({ name, fee }: { name: string; fee: number }) => (
  <span className="row between">
    {name} <Money shillings={fee} />
  </span>
)
