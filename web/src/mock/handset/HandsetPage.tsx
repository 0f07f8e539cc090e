import { type FormEvent, useRef, useState } from 'react'
import type { Prompt } from '#contract/control/phones.ts'
import { PAY_AGAIN_AFTER } from '#contract/rules/constants.ts'
import { groupPhone, isPhone } from '#contract/rules/phone.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Note } from '#web/ui/Note.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { consolePath, phonePath } from '../address.ts'
import { Beads } from '../shared/Beads.tsx'
import { useWorldClock, useWorldTime, type WorldClock } from '../shared/clock/useWorldClock.ts'
import { CopyButton } from '../shared/CopyButton.tsx'
import { clockTime, countdown, secondsUntil } from '../shared/format.ts'
import { EverythingSwitch, Timeline, TimelineLegend } from '../shared/journal/Timeline.tsx'
import { SHOWN_BESIDE, useTimeline, wholeLog } from '../shared/journal/useTimeline.ts'
import { Problem } from '../shared/Problem.tsx'
import { QaBar } from '../shared/QaBar.tsx'
import { ScenarioList } from '../shared/ScenarioList.tsx'
import { fill, useMockTexts } from '../texts.ts'
import { Handset } from './Handset.tsx'
import { PhoneBeside, usePhone } from './PhoneBeside.tsx'
import { PhoneSwitches } from './PhoneSwitches.tsx'

/** One phone with scenarios and events beside it, or several phones side by side (QA-020). */
export function HandsetPage({ phones, wrong }: { phones: readonly string[]; wrong: string | null }) {
  const { mock: t } = useMockTexts()
  const clock = useWorldClock()
  const shown = phones.map(groupPhone).join(', ')
  const [only, ...others] = phones
  return (
    <div className="qa-page">
      <QaBar title={shown === '' ? t.phone.chooseOne : fill(t.handsetTitle, { phone: shown })} badge={t.handsetBadge} links={<Links />}>
        {others.length === 0 && <p className={classes('qbar-phone', 'tabular')}>{shown}</p>}
      </QaBar>
      {only !== undefined && others.length === 0 ? (
        <OnePhone msisdn={only} wrong={wrong} clock={clock} />
      ) : (
        <main id="main" className="qa-several" tabIndex={-1}>
          {phones.length > 0 && (
            <div className="qa-row">
              {phones.map((phone) => (
                <PhoneBeside key={phone} msisdn={phone} clock={clock} close={pathWithout(phones, phone)} />
              ))}
            </div>
          )}
          <div className="qa-block">
            <OpenPhone phones={phones} wrong={wrong} />
          </div>
        </main>
      )}
    </div>
  )
}

function OnePhone({ msisdn, wrong, clock }: { msisdn: string; wrong: string | null; clock: WorldClock }) {
  const phone = usePhone(msisdn)
  return (
    <main id="main" className="qa-board" tabIndex={-1}>
      <div className="qa-phone">
        <Handset msisdn={msisdn} phone={phone} clock={clock} />
      </div>
      <div className="qa-tools">
        <div className="qa-block">
          <PhoneSwitches msisdn={msisdn} phone={phone} />
        </div>
        <ScenarioList phone={msisdn} />
        <div className="qa-block">
          <OpenPhone phones={[msisdn]} wrong={wrong} />
        </div>
      </div>
      <PhoneTimeline phone={msisdn} prompt={phone.data?.prompt ?? null} clock={clock} />
    </main>
  )
}

function Links() {
  const { mock: t } = useMockTexts()
  return (
    <>
      <a href={consolePath}>{t.toConsole}</a>
      <a href="/">{t.toShop}</a>
    </>
  )
}

function pathWithout(phones: readonly string[], gone: string): string {
  const [first, ...rest] = phones.filter((phone) => phone !== gone)
  return first === undefined ? consolePath : phonePath(first, ...rest)
}

/** A field to open another phone, alone or beside the shown ones. `wrong` is an invalid number from the URL. */
function OpenPhone({ phones, wrong }: { phones: readonly string[]; wrong: string | null }) {
  const { mock: t } = useMockTexts()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const go = (path: (number: string) => string) => {
    if (isPhone(text)) return window.location.assign(path(text))
    setRefused(true)
    field.current?.focus()
  }
  const open = (event: FormEvent) => {
    event.preventDefault()
    go((number) => phonePath(number))
  }
  const openBeside = () =>
    go((number) => {
      const [first, ...rest] = [...phones, number]
      return phonePath(first, ...rest)
    })
  return (
    <form className="form" onSubmit={open} noValidate>
      {wrong !== null && <Note tone="bad">{fill(t.phone.noPhone, { text: wrong })}</Note>}
      <TextField
        ref={field}
        label={phones.length > 0 ? t.phone.otherPhone : t.phone.number}
        hint={t.phone.numberHint}
        error={refused ? t.phone.numberWrong : null}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setRefused(false)
        }}
        inputMode="tel"
        autoComplete="off"
      />
      <div className="qa-buttons">
        <Button type="submit" kind={phones.length > 0 ? 'line' : 'act'}>
          {t.phone.open}
        </Button>
        {phones.length > 0 && (
          <Button kind="line" onClick={openBeside}>
            {t.phone.openBeside}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The events of a number, newest first: the next timers of its open payment prompt, the prompt, and what has happened. */
function PhoneTimeline({ phone, prompt, clock }: { phone: string; prompt: Prompt | null; clock: WorldClock }) {
  const { mock: t } = useMockTexts()
  const [everything, setEverything] = useState(false)
  const filter = { kind: '', phone, reference: '' }
  const { data, error } = useTimeline({ ...filter, everything }, SHOWN_BESIDE)
  const time = useWorldTime(clock.reading)
  const left = prompt ? secondsUntil(prompt.expiresAt, time) : 0
  const next = prompt ? (clock.reading?.pending ?? []).filter((timer) => timer.name.includes(prompt.reference)) : []
  return (
    <section className="qa-events" aria-label={t.journal.list}>
      <div className="qa-head">
        <h2>{t.journal.title}</h2>
        <CopyButton label={t.journal.copyLog} text={() => wholeLog(filter)} />
      </div>
      <EverythingSwitch isOn={everything} onChange={setEverything} />
      <Problem error={error} stale={data !== null} />
      {data?.length === 0 && <p className="phone-none">{everything ? t.journal.empty : t.journal.emptyFirst}</p>}
      {data && data.length > 0 && (
        <>
          <Timeline rows={data}>
            {[...next].reverse().map((timer) => (
              <li key={timer.id} className="next">
                <time>{t.journal.next}</time>
                <span className="event-knot" aria-hidden="true" />
                <div>
                  <code>{timer.name}</code>
                  <p>{fill(t.clock.in, { time: countdown(secondsUntil(timer.due, time)) })}</p>
                </div>
              </li>
            ))}
            {prompt && (
              <li className="is-now">
                <time>{clockTime(time)}</time>
                <span className="event-knot" aria-hidden="true" />
                <div>
                  <code>{fill(t.journal.waiting, { time: countdown(left) })}</code>
                  <Beads share={(left * 1_000) / PAY_AGAIN_AFTER} />
                </div>
              </li>
            )}
          </Timeline>
          <TimelineLegend />
        </>
      )}
      {data?.length === SHOWN_BESIDE && <p className="small muted">{fill(t.journal.lastOnly, { n: SHOWN_BESIDE })}</p>}
    </section>
  )
}
