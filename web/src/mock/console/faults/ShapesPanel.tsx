import { useState } from 'react'
import type { CallName } from '#contract/calls.ts'
import { listShapes, ShapeName, setShapes } from '#contract/control/shapes.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckField } from '#web/ui/CheckField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { usePolled } from '../../shared/usePolled.ts'
import { fill, useMockTexts } from '../../texts.ts'
import { callOptions, callText } from './faultOrder.ts'

/** Response variants of each call; a checkbox takes effect at once (QA-034). */
export function ShapesPanel() {
  const { mock: t } = useMockTexts()
  const { data, error, refresh, put } = usePolled(readShapes)
  const [call, setCall] = useState<CallName>('listProducts')
  const change = useAction(async (name: CallName, shapes: ShapeName[]) => {
    put(await control(setShapes, { body: { call: name, shapes } }))
  })
  const chosen = data?.[call] ?? []
  const toggle = (shape: ShapeName, on: boolean) => void change.run(call, on ? [...chosen, shape] : chosen.filter((one) => one !== shape))
  const active = Object.entries(data ?? {}) as [CallName, ShapeName[]][]
  return (
    <section className="qa-panel">
      <h2>{t.sections.shapes}</h2>
      <p className="small muted">{t.shapes.hint}</p>
      <SelectField
        label={t.faults.call}
        value={call}
        onChange={(event) => setCall(event.target.value as CallName)}
        options={Object.entries(callOptions).map(([value, label]) => ({ value, label }))}
      />
      <fieldset className="qa-checks">
        <legend className="label">{t.shapes.variants}</legend>
        {ShapeName.options.map((shape) => (
          <CheckField
            key={shape}
            label={t.shapes.names[shape]}
            checked={chosen.includes(shape)}
            onChange={(event) => toggle(shape, event.target.checked)}
          />
        ))}
      </fieldset>
      <Problem error={error ?? change.error} stale={change.error === null && data !== null} onRetry={refresh} />
      <h3>{t.shapes.active}</h3>
      {data && active.length === 0 && <p className="phone-none">{t.shapes.none}</p>}
      <ul className="qa-list">
        {active.map(([name, shapes]) => (
          <li key={name}>
            <div className="grow">
              <code>{callText(name)}</code>
              <p className="hint">{shapes.map((shape) => t.shapes.names[shape]).join(' · ')}</p>
            </div>
            <Button kind="line" onClick={() => void change.run(name, [])} aria-label={fill(t.clearNamed, { name: callText(name) })}>
              {t.clear}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const readShapes = (signal: AbortSignal) => control(listShapes, { signal })
