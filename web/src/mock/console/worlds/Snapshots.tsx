import { type FormEvent, useState } from 'react'
import { restoreWorld, snapshotWorld } from '#contract/control/worlds.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'

/** Saves the world's state under a name, and restores it (QA-007). */
export function Snapshots({ world, labels }: { world: string; labels: readonly string[] }) {
  const { mock: t } = useMockTexts()
  const [label, setLabel] = useState('')
  const named = (one: string) => (one === '' ? t.world.unnamed : one)
  const act = useAction(async (what: 'snapshot' | 'restore', name: string) => {
    await control(what === 'snapshot' ? snapshotWorld : restoreWorld, { params: { name: world }, body: name === '' ? {} : { label: name } })
    toast.success(() => fill(mockTextsNow().world[what === 'snapshot' ? 'kept' : 'restored'], { name: named(name) }))
  })
  const keep = (event: FormEvent) => {
    event.preventDefault()
    void act.run('snapshot', label.trim())
  }
  return (
    <>
      <h3>{t.world.snapshots}</h3>
      <form className="qa-line" onSubmit={keep}>
        <TextField
          label={t.world.snapshotName}
          maxLength={40}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
          autoComplete="off"
        />
        <Button type="submit" kind="line">
          {t.world.snapshot}
        </Button>
      </form>
      <ul className="qa-list">
        {labels.map((one) => (
          <li key={one}>
            <code className="grow">{named(one)}</code>
            <Button kind="line" onClick={() => void act.run('restore', one)} aria-label={fill(t.world.restoreNamed, { name: named(one) })}>
              {t.world.restore}
            </Button>
          </li>
        ))}
      </ul>
      <Problem error={act.error} />
    </>
  )
}
