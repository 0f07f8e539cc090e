import { useEffect, useRef } from 'react'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { announce } from '#web/ui/announce.ts'
import { SECONDS } from '../record/paymentView.ts'
import styles from './Countdown.module.css'

const BEADS = 24
const SPOKEN = [120, 60, 30, 10]

/** Shows the time left as a clock and 24 beads, one fewer every 5 s. Screen readers announce only 120, 60, 30 and 10 s (CHAT-108). */
export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const t = useTexts('payment')
  useAnnouncedSeconds(secondsLeft)
  const left = Math.ceil(secondsLeft / (SECONDS / BEADS))
  const minutes = Math.floor(secondsLeft / 60)
  return (
    <>
      <span className={styles.clock} role="timer" aria-live="off" aria-label={fillCount(t.payment.secondsLeft, { n: secondsLeft })}>
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
