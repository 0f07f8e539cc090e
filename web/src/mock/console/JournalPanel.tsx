import { normalPhone } from '#contract/phone.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { CopyButton } from '../shared/CopyButton.tsx'
import { Problem } from '../shared/Problem.tsx'
import { Timeline } from '../shared/Timeline.tsx'
import { SHOWN, useJournal } from '../shared/useJournal.ts'
import { fill, useMockTexts } from '../texts.ts'
import type { JournalFilter } from './journalFilter.ts'

/** The journal live as one timeline, by kind, phone and reference (QA-031). */
export function JournalPanel({ filter, onFilter }: { filter: JournalFilter; onFilter: (filter: JournalFilter) => void }) {
  const { mock: t } = useMockTexts()
  const phone = filter.phone.trim() === '' ? '' : normalPhone(filter.phone)
  const { data, error, refresh } = useJournal({ ...filter, phone, reference: filter.reference.trim() })
  const isFiltered = Object.values(filter).some((value) => value !== '')
  const kinds = Object.entries(t.journal.kinds).map(([value, label]) => ({ value, label }))
  return (
    <section className="qa-panel">
      <div className="qa-head">
        <h2>{t.journal.title}</h2>
        <CopyButton label={t.journal.copyLog} text={() => (data ?? []).map((entry) => JSON.stringify(entry)).join('\n')} />
      </div>
      <div className="journal-filter">
        <SelectField
          label={t.journal.kind}
          value={filter.kind}
          onChange={(event) => onFilter({ ...filter, kind: event.target.value })}
          options={[{ value: '', label: t.journal.anyKind }, ...kinds]}
        />
        <TextField
          label={t.journal.phone}
          value={filter.phone}
          onChange={(event) => onFilter({ ...filter, phone: event.target.value })}
          inputMode="tel"
          autoComplete="off"
        />
        <TextField
          label={t.journal.reference}
          value={filter.reference}
          onChange={(event) => onFilter({ ...filter, reference: event.target.value })}
          autoComplete="off"
        />
      </div>
      <Problem error={error} stale={data !== null} onRetry={refresh} />
      {!data && !error && <Skeleton />}
      {data?.length === 0 && <p className="phone-none">{isFiltered ? t.journal.noneFit : t.journal.empty}</p>}
      {data?.length === SHOWN && <p className="small mut">{fill(t.journal.lastOnly, { n: SHOWN })}</p>}
      {data && data.length > 0 && <Timeline entries={data} />}
    </section>
  )
}
