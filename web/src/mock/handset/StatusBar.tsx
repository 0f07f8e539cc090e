import { type HandsetState } from '#contract/control/phones.ts'
import { formatTime } from '#web/i18n/dates.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Glyph } from '../shared/Glyph.tsx'
import { useMockTexts } from '../texts.ts'
import styles from './StatusBar.module.css'

/** The phone's status bar: the world's time and the signal. */
export function StatusBar({ time, state }: { time: number; state: HandsetState }) {
  const { mock: t } = useMockTexts()
  const reachable = state === 'on' || state === 'empty'
  return (
    <p className={styles.phoneStatus}>
      <span>{formatTime(time)}</span>
      <span className={styles.phoneSignal}>
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
