import { useState } from 'react'
import { advanceClock, type ClockChoice, runToNextTimer, setClock } from '#contract/control/clock.ts'
import { useAction } from '#web/ui/useAction.ts'
import { control } from '../../control.ts'

/** Commands to change the world's clock; `fired` has the timers that the last step triggered. */
export function useClockSteps() {
  const [fired, setFired] = useState<readonly string[] | null>(null)
  /** Advances by `ms`, or without it to the next timer. */
  const step = useAction(async (ms?: number) => {
    const { fired } = await (ms === undefined ? control(runToNextTimer) : control(advanceClock, { body: { ms } }))
    setFired(fired.map(({ name }) => name))
  })
  const change = useAction(async (mode: ClockChoice) => {
    await control(setClock, { body: mode })
  })
  return {
    fired,
    error: step.error ?? change.error,
    advance: (ms: number) => void step.run(ms),
    next: () => void step.run(),
    change: (mode: ClockChoice) => void change.run(mode),
  }
}
