import { useEffect, useId, useRef } from 'react'
import { PAYEE } from '#contract/rules/constants.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { HandsetLink } from '#web/mock-link/HandsetLink.tsx'
import { announce } from '#web/ui/announce.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Jina } from '#web/ui/Jina.tsx'
import { Kanga } from '#web/ui/Kanga.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import { type PaymentView, SECONDS } from '../record/paymentView.ts'
import { CheckButton } from './CheckButton.tsx'

type WaitingView = Extract<PaymentView, { kind: 'starting' | 'waiting' }>

/**
 * Shows countdown, amount and number while the prompt is on the phone. Nothing here can send a second prompt (PAY-019, CHAT-107,
 * CHAT-108).
 */
export function WaitingPanel({ view }: { view: WaitingView }) {
  const t = useTexts('payment')
  const heading = useId()
  const waiting = view.kind === 'waiting'
  return (
    <Kanga cloth="wimbi" heading={heading} className="wait-panel">
      <h2 id={heading}>{waiting ? t.payment.checkPhone : t.payment.busy}</h2>
      <div className="wait-head">
        {waiting && <Countdown secondsLeft={view.secondsLeft} />}
        <p className="wait-amount">
          <span className="small muted">{t.payment.youPayNow}</span>
          <b>
            <Money shillings={view.amount} />
          </b>
        </p>
      </div>
      <p className="small muted">{t.payment.expires}</p>
      <div className="wait-say">
        <Icon name="phone" />
        <p className="small">
          <Unparted text={`${fill(t.payment.payee, { payee: PAYEE })} ${fill(t.payment.enterPin, { phone: maskPhone(view.phone) })}`} />
        </p>
      </div>
      {waiting && <CheckButton id={view.id} kind="line" checking={view.checking} />}
      <HandsetLink phone={view.phone} />
      <Jina saying="patience" />
    </Kanga>
  )
}

const BEADS = 24
const SPOKEN = [120, 60, 30, 10]

/** Shows the time left as a clock and 24 beads, one fewer every 5 s. Screen readers announce only 120, 60, 30 and 10 s (CHAT-108). */
function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const t = useTexts('payment')
  useAnnouncedSeconds(secondsLeft)
  const left = Math.ceil(secondsLeft / (SECONDS / BEADS))
  const minutes = Math.floor(secondsLeft / 60)
  return (
    <>
      <span className="wait-clock" role="timer" aria-live="off" aria-label={fillCount(t.payment.secondsLeft, { n: secondsLeft })}>
        {fill(t.payment.clock, { minutes, seconds: String(secondsLeft % 60).padStart(2, '0') })}
      </span>
      <svg className="beads" viewBox="0 0 240 18" preserveAspectRatio="none" aria-hidden="true">
        <path className="is-off" d={beads(left, BEADS)} />
        <path className="is-on" d={beads(0, left)} />
      </svg>
    </>
  )
}

function useAnnouncedSeconds(secondsLeft: number): void {
  const t = useTexts('payment')
  const spoken = useRef<number | null>(null)
  useEffect(() => {
    const due = SPOKEN.find((mark) => secondsLeft <= mark && secondsLeft > mark - 2)
    if (due === undefined || spoken.current === due) return
    spoken.current = due
    announce(fillCount(t.payment.secondsLeft, { n: due }))
  }, [secondsLeft, t])
}

function beads(from: number, to: number): string {
  let path = ''
  for (let bead = from; bead < to; bead++) path += `M${bead * 10 + 0.8} 9l4.2 -7.5l4.2 7.5l-4.2 7.5z`
  return path
}
