import { useCallback, useState } from 'react'
import { groupPhone } from '#contract/phone.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { control } from '../control.ts'
import { Anything, type ScenarioRow, ScenariosReply } from '../shapes.ts'
import { fill, useMockTexts } from '../texts.ts'
import { fitting } from './fitting.ts'
import { Problem } from './Problem.tsx'
import { useCommand } from './useCommand.ts'
import { useOnce } from './useOnce.ts'

/** The catalogue; each queues for the next payment of `phone` (QA-017). */
export function ScenarioList({ phone }: { phone: string }) {
  const t = useMockTexts()
  const load = useCallback((signal: AbortSignal) => control('/scenarios', ScenariosReply, { signal }), [])
  const { data, error, retry } = useOnce(load)
  const [search, setSearch] = useState('')
  const shown = fitting(data ?? [], search)
  return (
    <section className="qa-scenarios">
      <div className="qa-head">
        <h2>{t.scenarios.title}</h2>
        <span className="small mut">{data ? shown.length : ''}</span>
      </div>
      <div className="qa-block">
        <p className="small mut">{fill(t.scenarios.intro, { phone: groupPhone(phone) })}</p>
        <TextField label={t.scenarios.search} type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        <Problem error={error} onRetry={retry} />
      </div>
      {!data && !error && <Skeleton />}
      {data && shown.length === 0 && <p className="phone-none">{t.scenarios.none}</p>}
      <ul className="sc">
        {shown.map((row) => (
          <Row key={row.id ?? row.slug} row={row} phone={phone} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row, phone }: { row: ScenarioRow; phone: string }) {
  const t = useMockTexts()
  const name = [row.id, row.name].filter(Boolean).join(' ')
  const queue = useCommand(async () => {
    await control(`/phones/${phone}/scenario`, Anything, { method: 'POST', body: { name: row.id ?? row.slug } })
    toast.success(fill(t.scenarios.queued, { name, phone: groupPhone(phone) }))
  })
  return (
    <li>
      <div>
        <b>{name}</b>
        {row.server && <p className="hint">{row.server}</p>}
        {row.test && <p className="hint">{fill(t.scenarios.test, { text: row.test })}</p>}
        {row.expected && <p className="hint">{fill(t.scenarios.result, row.expected)}</p>}
        {row.number && <p className="hint num">{fill(t.scenarios.magic, { phone: groupPhone(row.number) })}</p>}
        <Problem error={queue.error} />
      </div>
      <IconButton className="sc-run" icon="play" label={fill(t.scenarios.runNamed, { name })} title={t.scenarios.run} onClick={() => queue.run()} />
    </li>
  )
}
