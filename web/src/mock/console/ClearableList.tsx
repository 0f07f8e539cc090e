import { Button } from '#web/ui/Button.tsx'
import { control } from '../control.ts'
import { Anything } from '../shapes.ts'
import { Problem } from '../shared/Problem.tsx'
import { useCommand } from '../shared/useCommand.ts'
import { fill, useMockTexts } from '../texts.ts'

interface Row {
  id: string
  name: string
  text: readonly (string | number)[]
}

/** What is switched on, each to be cleared, or all at once, at `path`. */
export function ClearableList({ title, none, path, rows }: { title: string; none: string; path: string; rows: readonly Row[] }) {
  const { mock: t } = useMockTexts()
  const clear = useCommand(async (id: string | null) => {
    await control(id === null ? path : `${path}/${id}`, Anything, { method: 'DELETE' })
  })
  return (
    <>
      <div className="qa-head">
        <h3>{title}</h3>
        {rows.length > 1 && (
          <Button kind="line" onClick={() => clear.run(null)}>
            {t.clearAll}
          </Button>
        )}
      </div>
      {rows.length === 0 && <p className="phone-none">{none}</p>}
      <ul className="qa-list">
        {rows.map(({ id, name, text }) => (
          <li key={id}>
            <div className="grow">
              <code>{name}</code>
              <p className="hint">{text.filter((part) => part !== '').join(' · ')}</p>
            </div>
            <Button kind="line" onClick={() => clear.run(id)} aria-label={fill(t.clearNamed, { name: `${name} (${id})` })}>
              {t.clear}
            </Button>
          </li>
        ))}
      </ul>
      <Problem error={clear.error} />
    </>
  )
}
