import { type FormEvent, useState } from 'react'
import { getWorld, resetWorld, SeedName, WorldSeed } from '#contract/control/worlds.ts'
import { Button } from '#web/ui/Button.tsx'
import { dialogs } from '#web/ui/dialogs.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { usePolled } from '../../shared/usePolled.ts'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'
import { Snapshots } from './Snapshots.tsx'

/** Resets this world with a chosen seed (QA-007, QA-008), and manages its snapshots. */
export function WorldPanel({ onReset }: { onReset: () => void }) {
  const { mock: t } = useMockTexts()
  const world = usePolled(readWorld)
  const [chosen, choose] = useState<WorldSeed | null>(null)
  const [products, setProducts] = useState('10000')
  const { name, seed: was, snapshots } = world.data ?? { name: '', seed: 'default' as const, snapshots: [] }
  const seed = chosen ?? was
  const reset = useAction(async () => {
    if (
      !(await dialogs.confirm(
        () => fill(mockTextsNow().world.resetAsk, { name }),
        () => ({ yes: mockTextsNow().world.resetYes, no: mockTextsNow().world.resetNo }),
      ))
    )
      return
    // Without a seed, the server uses its default: the seed file.
    const body = { ...(seed !== 'file' && { seed }), ...(seed === 'large' && products.trim() !== '' && { products: Number(products) }) }
    await control(resetWorld, { params: { name }, body })
    toast.success(() => fill(mockTextsNow().world.resetDone, { name }))
    onReset()
  })
  const start = (event: FormEvent) => {
    event.preventDefault()
    void reset.run()
  }
  return (
    <section className="qa-panel">
      <h2>{fill(t.world.named, { name })}</h2>
      <Problem error={world.error} stale={world.data !== null} onRetry={world.refresh} />
      {world.data && (
        <>
          <form className="qa-grid" onSubmit={start}>
            <SelectField
              label={t.world.newSeed}
              value={seed}
              onChange={(event) => choose(WorldSeed.parse(event.target.value))}
              options={(was === 'file' ? WorldSeed : SeedName).options.map((value) => ({ value, label: t.world.seeds[value] }))}
            />
            {seed === 'large' && (
              <TextField
                label={t.world.products}
                type="number"
                min={0}
                max={200_000}
                value={products}
                onChange={(event) => setProducts(event.target.value)}
              />
            )}
            <Button type="submit" kind="risk" busy={reset.busy}>
              {t.world.reset}
            </Button>
            <Problem error={reset.error} />
          </form>
          <Snapshots world={name} labels={snapshots} />
        </>
      )}
    </section>
  )
}

const readWorld = (signal: AbortSignal) => control(getWorld, { signal })
