import { useState } from 'react'
import { isPhone, normalPhone } from '#contract/rules/phone.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { ScenarioList } from '../shared/ScenarioList.tsx'
import { useMockTexts } from '../texts.ts'

/** The scenario catalogue, for a phone number that is typed. */
export function ScenariosPanel({ firstPhone }: { firstPhone: string }) {
  const { mock: t } = useMockTexts()
  const [text, setText] = useState(() => normalPhone(firstPhone))
  const good = isPhone(text)
  return (
    <div className="qa-panel">
      <ScenarioList phone={good ? normalPhone(text) : null}>
        <TextField
          label={t.scenarios.phone}
          hint={t.phone.numberHint}
          error={good ? null : t.phone.numberWrong}
          value={text}
          onChange={(event) => setText(event.target.value)}
          inputMode="tel"
          autoComplete="off"
        />
      </ScenarioList>
    </div>
  )
}
