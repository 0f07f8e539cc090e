import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useMockTexts } from '../../texts.ts'
import styles from './JournalFilterForm.module.css'

export interface JournalFilter {
  kind: string
  phone: string
  reference: string
}

export const noFilter: JournalFilter = { kind: '', phone: '', reference: '' }

export function JournalFilterForm({ filter, onFilter }: { filter: JournalFilter; onFilter: (filter: JournalFilter) => void }) {
  const { mock: t } = useMockTexts()
  const kinds = Object.entries(t.journal.kinds).map(([value, label]) => ({ value, label }))
  const isSet = Object.values(filter).some((value) => value !== '')
  return (
    <div className={styles.journalFilter}>
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
      {isSet && (
        <Button kind="quiet" onClick={() => onFilter(noFilter)}>
          {t.journal.showAll}
        </Button>
      )}
    </div>
  )
}
