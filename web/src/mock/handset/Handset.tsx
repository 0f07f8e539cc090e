import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { HandsetState, Message, PhoneView } from '#contract/control/phones.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { groupPhone } from '#contract/rules/phone.ts'
import { formatTime } from '#web/i18n/dates.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { controlErrorText } from '../control.ts'
import { useWorldTime, type WorldClock } from '../shared/clock/useWorldClock.ts'
import { CopyButton } from '../shared/CopyButton.tsx'
import { groupCode, messageTime } from '../shared/format.ts'
import { Glyph } from '../shared/Glyph.tsx'
import { Problem } from '../shared/Problem.tsx'
import type { Polled } from '../shared/usePolled.ts'
import { fill, type MockTexts, useMockTexts } from '../texts.ts'
import { NewestList } from './NewestList.tsx'
import { Prompt } from './pin/Prompt.tsx'
import type { Result } from './pin/result.ts'
import { Wallet } from './Wallet.tsx'

interface Props {
  msisdn: string
  phone: Polled<PhoneView>
  clock: WorldClock
  /** Closes this phone if several are shown: the URL of the page without this phone, or a callback. */
  close?: string | (() => void)
  /** Shown below the phone. */
  children?: ReactNode
}

/** A simulated phone: messages and wallet. An open payment prompt leaves room only for the newest message, and none beside a wrong PIN (QA-020 to QA-022). */
export function Handset({ msisdn, phone, clock, close, children }: Props) {
  const { mock: t } = useMockTexts()
  const time = useWorldTime(clock.reading)
  const [result, setResult] = useState<Result | null>(null)
  const prompt = phone.data?.prompt ?? null
  const reference = prompt?.reference
  useEffect(() => {
    if (reference !== undefined) setResult(null)
  }, [reference])
  return (
    <section className="handset" aria-label={fill(t.handsetTitle, { phone: groupPhone(msisdn) })}>
      {close !== undefined && (
        <p className="handset-head">
          <b className="tabular">{groupPhone(msisdn)}</b>
          <Close close={close} label={fill(t.phone.closePhone, { phone: groupPhone(msisdn) })} />
        </p>
      )}
      <Problem error={phone.error ?? clock.error} stale={phone.data !== null} onRetry={phone.refresh} />
      {!phone.data && !phone.error && <Skeleton />}
      {phone.data && (
        <div className="phone">
          <div className="phone-screen">
            <StatusBar time={time} state={phone.data.state} />
            <section className="phone-home" aria-label={fill(t.phone.screen, { phone: groupPhone(msisdn) })}>
              {!(prompt && result) && <Inbox messages={phone.data.messages} time={time} brief={prompt !== null} />}
              {!prompt && <Wallet balance={phone.data.balance} history={phone.data.history} />}
            </section>
            <ResultLine result={result} takeFocus={prompt === null} />
            {prompt && clock.reading && <Prompt key={prompt.reference} msisdn={msisdn} prompt={prompt} time={time} onResult={setResult} />}
          </div>
        </div>
      )}
      {children}
    </section>
  )
}

function Close({ close, label }: { close: string | (() => void); label: string }) {
  if (typeof close === 'string')
    return (
      <a className="icon-button" href={close} aria-label={label}>
        <Icon name="close" />
      </a>
    )
  return (
    <button type="button" className="icon-button" onClick={close} aria-label={label}>
      <Icon name="close" />
    </button>
  )
}

/** The phone's status bar: the world's time and the signal. */
function StatusBar({ time, state }: { time: number; state: HandsetState }) {
  const { mock: t } = useMockTexts()
  const reachable = state === 'on' || state === 'empty'
  return (
    <p className="phone-status">
      <span>{formatTime(time)}</span>
      <span className="phone-signal">
        {reachable ? (
          <>
            <Glyph name="signal" small />
            {t.phone.signal}
          </>
        ) : (
          <>
            <Icon name="close" size="s" />
            {t.phone.states[state]}
          </>
        )}
      </span>
    </p>
  )
}

/** Messages, newest first; a sign-in code is shown large (QA-021). `brief` leaves room for a prompt: one line of the newest message. */
function Inbox({ messages, time, brief }: { messages: readonly Message[]; time: number; brief: boolean }) {
  const { mock: t } = useMockTexts()
  const newest = [...messages].reverse()
  return (
    <section className={classes('text-message', brief && 'is-brief')}>
      <NewestList
        heading={<h2 className={brief ? 'visually-hidden' : ''}>{t.phone.messages}</h2>}
        items={brief ? newest.slice(0, 1) : newest}
        few={2}
        older={t.phone.olderMessages}
      >
        {(message) => (
          <li key={message.seq}>
            <p className="text-message-from">
              <span>{message.from}</span>
              <time dateTime={message.at}>{messageTime(message.at, time)}</time>
            </p>
            {message.code !== undefined && <Code code={message.code} />}
            <p>{message.text}</p>
          </li>
        )}
      </NewestList>
      {messages.length === 0 && <p className="phone-none">{t.phone.noMessages}</p>}
    </section>
  )
}

const Code = ({ code }: { code: string }) => (
  <p className="text-message-code">
    <b>{groupCode(code)}</b>
    <CopyButton text={() => code} />
  </p>
)

/** The result of the last action. It takes the focus after the prompt was closed. */
function ResultLine({ result, takeFocus }: { result: Result | null; takeFocus: boolean }) {
  const { mock: t } = useMockTexts()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (result && takeFocus && document.activeElement === document.body) line.current?.focus()
  }, [result, takeFocus])
  return (
    <div role="status">
      {result && (
        <p ref={line} tabIndex={-1} className={classes('phone-result', result.is !== 'approved' && 'is-bad')}>
          <Icon name={result.is === 'approved' ? 'check' : 'warning'} size="s" />
          {textOf(result, t)}
        </p>
      )}
    </div>
  )
}

function textOf(result: Result, t: MockTexts): string {
  switch (result.is) {
    case 'approved':
      return fill(t.prompt.approved, { amount: formatTzs(result.amount) })
    case 'lowBalance':
      return t.prompt.lowBalance
    case 'cancelled':
      return t.prompt.cancelled
    case 'refused':
      return controlErrorText(result.error, t)
  }
}
