import { Button } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { Problem } from '../../shared/Problem.tsx'
import { fill, useMockTexts } from '../../texts.ts'

interface Row {
  id: string
  name: string
  text: readonly (string | number)[]
}

interface Props {
  rows: readonly Row[]
  clearOne: (id: string) => Promise<unknown>
  clearAll: () => Promise<unknown>
}

/** The active faults, with buttons to clear one or all. */
export function ActiveFaults({ rows, clearOne, clearAll }: Props) {
  const { mock: t } = useMockTexts()
  const clear = useAction(async (id: string | null) => {
    await (id === null ? clearAll() : clearOne(id))
  })
  return (
    <>
      <div className="qa-head">
        <h3>{t.faults.waiting}</h3>
        {rows.length > 1 && (
          <Button kind="line" onClick={() => void clear.run(null)}>
            {t.clearAll}
          </Button>
        )}
      </div>
      {rows.length === 0 && <p className="phone-none">{t.faults.none}</p>}
      <ul className="qa-list">
        {rows.map(({ id, name, text }) => (
          <li key={id}>
            <div className="qa-facts">
              <code>{name}</code>
              <p className="hint">{text.filter((part) => part !== '').join(' · ')}</p>
            </div>
            <Button kind="line" onClick={() => void clear.run(id)} aria-label={fill(t.clearNamed, { name: `${name} (${id})` })}>
              {t.clear}
            </Button>
          </li>
        ))}
      </ul>
      <Problem error={clear.error} />
    </>
  )
}
