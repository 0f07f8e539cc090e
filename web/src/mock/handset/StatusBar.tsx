import { formatTime } from '#web/i18n/dates.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useMockTexts } from '../texts.ts'
import type { HandsetState } from '../shapes.ts'

/** The line at the top of the phone: the world's time, and whether the network reaches it. */
export function StatusBar({ time, state }: { time: number; state: HandsetState }) {
  const t = useMockTexts()
  const reachable = state === 'on' || state === 'empty'
  return (
    <p className="phone-status">
      <span>{formatTime(time)}</span>
      <span className="phone-signal">
        {reachable ? (
          <>
            <svg className="i i-s" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M4 20v-3M9 20v-7M14 20V9M19 20V4" />
            </svg>
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
