import { type PaymentView, setNextCallback } from '#contract/control/payments.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { fill, useMockTexts } from '../../texts.ts'

const choices = ['usual', 'drop', 'delay', 'double', 'reorder'] as const
type Choice = (typeof choices)[number]
/** Seconds of the world's clock; also stated in the option's text. */
const LATE = 30

/** A select for what happens to a payment's next callback (QA-019); takes effect at once. */
export function NextCallback({ payment: { reference, handling } }: { payment: PaymentView }) {
  const { mock: t } = useMockTexts()
  const change = useAction(async (choice: Choice) => {
    const body = choice === 'delay' ? { do: choice, seconds: LATE } : { do: choice }
    await control(setNextCallback, { params: { reference }, body })
  })
  return (
    <>
      <SelectField
        label={fill(t.payments.nextCallback, { reference })}
        value={handling?.do ?? 'usual'}
        onChange={(event) => void change.run(event.target.value as Choice)}
        options={choices.map((value) => ({ value, label: t.payments.handlings[value] }))}
      />
      <Problem error={change.error} />
    </>
  )
}
