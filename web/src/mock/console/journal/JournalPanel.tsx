import { useState } from 'react'
import { controlPath } from '#contract/control/controlCall.ts'
import { clearJournal, exportJournal } from '#contract/control/journal.ts'
import { isPhone, normalPhone } from '#contract/rules/phone.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'
import { CopyButton } from '../../shared/CopyButton.tsx'
import { EverythingSwitch, Timeline, TimelineLegend } from '../../shared/journal/Timeline.tsx'
import { SHOWN, useTimeline, wholeLog } from '../../shared/journal/useTimeline.ts'
import { Problem } from '../../shared/Problem.tsx'
import { fill, mockTextsNow, useMockTexts } from '../../texts.ts'

/** The live journal as a timeline, money and messages first, filtered by kind, phone and reference (QA-031); it can be copied or cleared (QA-041). */
export function JournalPanel({ filter, onFilter }: { filter: JournalFilter; onFilter: (filter: JournalFilter) => void }) {
  const { mock: t } = useMockTexts()
  const applied = {
    kind: filter.kind,
    // Filter only by a complete number.
    phone: isPhone(filter.phone) ? normalPhone(filter.phone) : '',
    reference: filter.reference.trim(),
  }
  const [everything, setEverything] = useState(false)
  const { data, error, refresh } = useTimeline({ ...applied, everything }, SHOWN)
  const isFiltered = Object.values(applied).some((value) => value !== '')
  const empty = useAction(async () => {
    if (
      !(await dialogs.confirm(
        () => mockTextsNow().journal.clearAsk,
        () => ({ yes: mockTextsNow().journal.clearYes, no: mockTextsNow().world.resetNo }),
      ))
    )
      return
    await control(clearJournal)
  })
  return (
    <section className={classes('qa-panel', 'console-journal')}>
      <div className="qa-head">
        <h2>{t.journal.title}</h2>
        <div className="qa-buttons">
          <a className="button button-line" href={controlPath(exportJournal)} download>
            {t.journal.export}
          </a>
          <CopyButton label={t.journal.copyLog} text={() => wholeLog(applied)} />
          <Button kind="line" onClick={() => void empty.run()}>
            {t.journal.clear}
          </Button>
        </div>
      </div>
      <JournalFilterForm filter={filter} onFilter={onFilter} />
      <EverythingSwitch isOn={everything} onChange={setEverything} />
      <Problem error={error ?? empty.error} stale={empty.error === null && data !== null} onRetry={refresh} />
      {!data && !error && <Skeleton />}
      {data?.length === 0 && (
        <p className="phone-none">{isFiltered ? t.journal.noneFit : everything ? t.journal.empty : t.journal.emptyFirst}</p>
      )}
      {data?.length === SHOWN && <p className="small muted">{fill(t.journal.lastOnly, { n: SHOWN })}</p>}
      {data && data.length > 0 && (
        <>
          <section
            className="event-scroll"
            aria-label={t.journal.list}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be focusable to scroll by keyboard
            tabIndex={0}
          >
            <Timeline rows={data} opened={applied.reference !== ''} />
          </section>
          <TimelineLegend />
        </>
      )}
    </section>
  )
}

interface JournalFilter {
  kind: string
  phone: string
  reference: string
}

export const noFilter: JournalFilter = { kind: '', phone: '', reference: '' }

function JournalFilterForm({ filter, onFilter }: { filter: JournalFilter; onFilter: (filter: JournalFilter) => void }) {
  const { mock: t } = useMockTexts()
  const kinds = Object.entries(t.journal.kinds).map(([value, label]) => ({ value, label }))
  const isSet = Object.values(filter).some((value) => value !== '')
  return (
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
      {isSet && (
        <Button kind="quiet" onClick={() => onFilter(noFilter)}>
          {t.journal.showAll}
        </Button>
      )}
    </div>
  )
}
