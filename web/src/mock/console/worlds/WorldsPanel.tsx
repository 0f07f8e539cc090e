import { useState } from 'react'
import { dropWorld, forkWorld, getWorld, listWorlds, WORLD_NAME, type WorldSummary } from '#contract/control/worlds.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { enterWorld } from '../../shared/enterWorld.ts'
import { Problem } from '../../shared/Problem.tsx'
import { usePolled } from '../../shared/usePolled.ts'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'
import { ControlForm } from '../ControlForm.tsx'

/** The server's worlds. The browser's cookie decides which one it uses (QA-003, QA-004). */
export function WorldsPanel() {
  const { mock: t } = useMockTexts()
  const { data, error, refresh } = usePolled(readWorlds)
  const [draft, setDraft] = useState({ into: '' })
  const here = data?.here.name ?? ''
  const name = draft.into.trim()
  const fork = useAction(async (into: string) => {
    await control(forkWorld, { params: { name: here }, body: { into } })
    toast.success(() => fill(mockTextsNow().world.forked, { name: into }))
  })
  const drop = useAction(async (gone: string) => {
    await control(dropWorld, { params: { name: gone } })
  })
  const entering = useAction(async ({ into }: typeof draft) => enterWorld(into))
  return (
    <section className="qa-panel">
      <h2>{t.world.all}</h2>
      <p className="small muted">{t.world.allHint}</p>
      <ControlForm
        schema={forkWorld.body}
        fields={{ into: { label: t.world.name, hint: t.world.nameHint } }}
        draft={draft}
        onDraft={setDraft}
        action={entering}
        submit={t.world.enter}
        kind="line"
        className="qa-line"
      >
        <Button
          kind="line"
          onClick={({ currentTarget: { form } }) => (WORLD_NAME.test(name) ? void fork.run(name) : form?.requestSubmit())}
        >
          {t.world.fork}
        </Button>
      </ControlForm>
      <Problem error={error ?? fork.error ?? drop.error} stale={error !== null && data !== null} onRetry={refresh} />
      <ul className="qa-list">
        {data?.all.map((world) => (
          <WorldRow key={world.name} world={world} isHere={world.name === here} onDrop={() => void drop.run(world.name)} />
        ))}
      </ul>
    </section>
  )
}

function WorldRow({ world: { name, seed, entries }, isHere, onDrop }: { world: WorldSummary; isHere: boolean; onDrop: () => void }) {
  const { world: t } = useMockTexts().mock
  return (
    <li aria-current={isHere ? 'true' : undefined}>
      <div className="grow">
        <code>{name}</code>
        <p className="hint">
          <span>{fill(t.summary, { seed, n: entries })}</span>
          {isHere && <span>{` · ${t.here}`}</span>}
        </p>
      </div>
      {!isHere && (
        <div className="qa-buttons">
          <Button kind="line" onClick={() => enterWorld(name)} aria-label={fill(t.enterNamed, { name })}>
            {t.enter}
          </Button>
          {name !== 'default' && (
            <Button kind="line" onClick={onDrop} aria-label={fill(t.dropNamed, { name })}>
              {t.drop}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

async function readWorlds(signal: AbortSignal) {
  const [here, all] = await Promise.all([control(getWorld, { signal }), control(listWorlds, { signal })])
  return { here, all }
}
