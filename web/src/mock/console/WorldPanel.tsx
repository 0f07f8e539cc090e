import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { dialogs } from '#web/ui/dialogs.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { toast } from '#web/ui/toast.ts'
import { control } from '../control.ts'
import { Anything, Seed, WorldReply } from '../shapes.ts'
import { Problem } from '../shared/Problem.tsx'
import { useCommand } from '../shared/useCommand.ts'
import { usePolled } from '../shared/usePolled.ts'
import { fill, useMockTexts } from '../texts.ts'

export function WorldPanel({ onReset }: { onReset: () => void }) {
  const { mock: t } = useMockTexts()
  const world = usePolled(readWorld)
  const [chosen, choose] = useState<Seed | null>(null)
  const { name, seed } = world.data ?? { name: '', seed: 'default' as const }
  const reset = useCommand(async () => {
    if (!(await dialogs.confirm(fill(t.world.resetAsk, { name }), { yes: t.world.resetYes, no: t.world.resetNo }))) return
    await control(`/worlds/${name}/reset`, Anything, { method: 'POST', body: { seed: chosen ?? seed } })
    toast.success(fill(t.world.resetDone, { name }))
    onReset()
  })
  return (
    <section className="qa-panel">
      <h2>{t.world.title}</h2>
      <Problem error={world.error} stale={world.data !== null} onRetry={world.refresh} />
      {world.data && (
        <>
          <dl className="facts">
            <div>
              <dt>{t.world.name}</dt>
              <dd>{name}</dd>
            </div>
            <div>
              <dt>{t.world.seed}</dt>
              <dd>{seed}</dd>
            </div>
          </dl>
          <SelectField
            label={t.world.newSeed}
            value={chosen ?? seed}
            onChange={(event) => choose(Seed.parse(event.target.value))}
            options={Seed.options.map((value) => ({ value, label: t.world.seeds[value] }))}
          />
          <Button kind="risk" block onClick={() => reset.run()} busy={reset.busy}>
            {t.world.reset}
          </Button>
          <Problem error={reset.error} />
        </>
      )}
    </section>
  )
}

const readWorld = (signal: AbortSignal) => control('/world', WorldReply, { signal })
