import { useState } from 'react'
import { getWorld, MOST_ORDERS, MOST_PRODUCTS, ResetOrder, resetWorld } from '#contract/control/worlds.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { usePolled } from '../../shared/usePolled.ts'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'
import { ControlForm } from '../ControlForm.tsx'
import { Snapshots } from './Snapshots.tsx'

/** Resets this world with a chosen seed (QA-007, QA-008), and manages its snapshots. */
export function WorldPanel({ onReset }: { onReset: () => void }) {
  const { world: t } = useMockTexts().mock
  const world = usePolled(readWorld)
  const { name, seed: was, snapshots } = world.data ?? { name: '', seed: 'default' as const, snapshots: [] }
  const [typed, setTyped] = useState({ seed: null as string | null, products: '10000', orders: '' })
  // Without a seed, the server uses its default: the seed file.
  const draft = { ...typed, seed: typed.seed ?? (was === 'file' ? '' : was) }
  const reset = useAction(async (body: ResetOrder) => {
    if (
      !(await dialogs.confirm(
        () => fill(mockTextsNow().world.resetAsk, { name }),
        () => ({ yes: mockTextsNow().world.resetYes, no: mockTextsNow().world.resetNo }),
      ))
    )
      return
    await control(resetWorld, { params: { name }, body })
    toast.success(() => fill(mockTextsNow().world.resetDone, { name }))
    onReset()
  })
  const { file, ...seeds } = t.seeds
  const ofLarge = draft.seed === 'large'
  return (
    <section className="qa-panel">
      <h2>{fill(t.named, { name })}</h2>
      <Problem error={world.error} stale={world.data !== null} onRetry={world.refresh} />
      {world.data && (
        <>
          <ControlForm
            schema={ResetOrder}
            fields={{
              seed: { label: t.newSeed, options: seeds, ...(was === 'file' && { any: file }) },
              products: ofLarge ? { label: t.products, least: 0, most: MOST_PRODUCTS } : undefined,
              orders: ofLarge ? { label: t.orders, hint: t.ordersHint, least: 0, most: MOST_ORDERS } : undefined,
            }}
            draft={draft}
            onDraft={setTyped}
            action={reset}
            submit={t.reset}
            kind="risk"
            className="qa-grid"
          />
          <Snapshots world={name} labels={snapshots} />
        </>
      )}
    </section>
  )
}

const readWorld = (signal: AbortSignal) => control(getWorld, { signal })
