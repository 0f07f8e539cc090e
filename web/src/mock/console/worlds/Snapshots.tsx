import { useState } from 'react'
import { restoreWorld, SnapshotLabel, snapshotWorld } from '#contract/control/worlds.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'
import { ControlForm } from '../ControlForm.tsx'

/** Saves the world's state under a name, and restores it (QA-007). */
export function Snapshots({ world, labels }: { world: string; labels: readonly string[] }) {
  const { world: t } = useMockTexts().mock
  const [draft, setDraft] = useState({ label: '' })
  const named = (label: string) => (label === '' ? t.unnamed : label)
  const params = { name: world }
  const keeping = useAction(async (body: SnapshotLabel) => {
    await control(snapshotWorld, { params, body })
    toast.success(() => fill(mockTextsNow().world.kept, { name: named(body.label ?? '') }))
  })
  const restoring = useAction(async (label: string) => {
    await control(restoreWorld, { params, body: label === '' ? {} : { label } })
    toast.success(() => fill(mockTextsNow().world.restored, { name: named(label) }))
  })
  return (
    <>
      <h3>{t.snapshots}</h3>
      <ControlForm
        schema={SnapshotLabel}
        fields={{ label: { label: t.snapshotName } }}
        draft={draft}
        onDraft={setDraft}
        action={keeping}
        submit={t.snapshot}
        kind="line"
        className="qa-line"
      />
      <ul className="qa-list">
        {labels.map((label) => (
          <li key={label}>
            <code className="grow">{named(label)}</code>
            <Button kind="line" onClick={() => void restoring.run(label)} aria-label={fill(t.restoreNamed, { name: named(label) })}>
              {t.restore}
            </Button>
          </li>
        ))}
      </ul>
      <Problem error={restoring.error} />
    </>
  )
}
