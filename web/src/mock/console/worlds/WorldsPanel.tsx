import { type FormEvent, useState } from 'react'
import { dropWorld, forkWorld, getWorld, listWorlds } from '#contract/control/worlds.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { enterWorld } from '../../shared/enterWorld.ts'
import { Problem } from '../../shared/Problem.tsx'
import { usePolled } from '../../shared/usePolled.ts'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'

const NAME = '[a-z0-9\\-]{1,40}'

/** The server's worlds. The browser's cookie decides which one it uses (QA-003, QA-004). */
export function WorldsPanel() {
  const { mock: t } = useMockTexts()
  const { data, error, refresh } = usePolled(readWorlds)
  const [name, setName] = useState('')
  const here = data?.here.name ?? ''
  const fork = useAction(async (into: string) => {
    await control(forkWorld, { params: { name: here }, body: { into } })
    toast.success(() => fill(mockTextsNow().world.forked, { name: into }))
  })
  const drop = useAction(async (gone: string) => {
    await control(dropWorld, { params: { name: gone } })
  })
  const enter = (event: FormEvent) => {
    event.preventDefault()
    enterWorld(name)
  }
  return (
    <section className="qa-panel">
      <h2>{t.world.all}</h2>
      <p className="small muted">{t.world.allHint}</p>
      <form className="qa-line" onSubmit={enter}>
        <TextField
          label={t.world.name}
          hint={t.world.nameHint}
          pattern={NAME}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
        />
        <Button type="submit" kind="line">
          {t.world.enter}
        </Button>
        <Button kind="line" onClick={(event) => event.currentTarget.form?.reportValidity() && void fork.run(name)}>
          {t.world.fork}
        </Button>
      </form>
      <Problem error={error ?? fork.error ?? drop.error} stale={error !== null && data !== null} onRetry={refresh} />
      <ul className="qa-list">
        {data?.all.map((world) => (
          <li key={world.name} aria-current={world.name === here ? 'true' : undefined}>
            <div className="grow">
              <code>{world.name}</code>
              <p className="hint">
                <span>{fill(t.world.summary, { seed: world.seed, n: world.entries })}</span>
                {world.name === here && <span>{` · ${t.world.here}`}</span>}
              </p>
            </div>
            {world.name !== here && (
              <div className="qa-buttons">
                <Button kind="line" onClick={() => enterWorld(world.name)} aria-label={fill(t.world.enterNamed, { name: world.name })}>
                  {t.world.enter}
                </Button>
                {world.name !== 'default' && (
                  <Button kind="line" onClick={() => void drop.run(world.name)} aria-label={fill(t.world.dropNamed, { name: world.name })}>
                    {t.world.drop}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

async function readWorlds(signal: AbortSignal) {
  const [here, all] = await Promise.all([control(getWorld, { signal }), control(listWorlds, { signal })])
  return { here, all }
}
