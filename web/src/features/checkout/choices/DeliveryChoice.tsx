import type { DeliveryOption } from '#contract/order.ts'
import { EXPRESS_FEE, STANDARD_FEE } from '#contract/rules/constants.ts'
import { type Texts, useTexts } from '#web/i18n/texts.ts'
import { type Choice, ChoiceGroup } from '#web/ui/ChoiceGroup.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'

/** The options standard and express, each with its fee and time (CHK-012, CHK-013). */
export const deliveryChoices = ({ checkout: words }: Texts<'checkout'>): readonly Choice<DeliveryOption>[] => [
  { value: 'standard', title: <Priced name={words.standard} fee={STANDARD_FEE} />, hint: <Unparted text={words.standardTime} /> },
  { value: 'express', title: <Priced name={words.express} fee={EXPRESS_FEE} />, hint: <Unparted text={words.expressTime} /> },
]

/** The radio buttons for the delivery option on the checkout page. Fee and time are part of each label (CHK-012, CHK-013). */
export function DeliveryChoice({ value, onChoose }: { value: DeliveryOption | null; onChoose: (option: DeliveryOption) => void }) {
  const t = useTexts('checkout')
  return (
    <ChoiceGroup
      legend={t.checkout.deliveryQuestion}
      legendHidden
      className="in-two"
      value={value}
      onChange={onChoose}
      choices={deliveryChoices(t)}
    />
  )
}

const Priced = ({ name, fee }: { name: string; fee: number }) => (
  <span className="list-row between">
    {name} <Money shillings={fee} />
  </span>
)
