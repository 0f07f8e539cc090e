import { useState } from 'react'
import {
  getWorld,
  MOST_ORDERS,
  MOST_PRODUCTS,
  ResetOrder,
  resetWorld,
  restoreWorld,
  SnapshotLabel,
  snapshotWorld,
} from '#contract/control/worlds.ts'
import { Button } from '#web/ui/Button.tsx'
import { dialogs } from '#web/ui/dialogs.ts'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { Problem } from '../../shared/Problem.tsx'
import { usePolled } from '../../shared/usePolled.ts'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'
import { ControlForm } from '../ControlForm.tsx'

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

/** Saves the world's state under a name, and restores it (QA-007). */
function Snapshots({ world, labels }: { world: string; labels: readonly string[] }) {
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
