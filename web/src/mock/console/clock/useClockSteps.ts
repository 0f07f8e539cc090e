import { useState } from 'react'
import { advanceClock, type ClockChoice, runToNextTimer, setClock } from '#contract/control/clock.ts'
import { control } from '../../control.ts'
import { useCommand } from '../../shared/useCommand.ts'

/** Moves the world's clock; `fired` are the timers of the last step. */
export function useClockSteps() {
  const [fired, setFired] = useState<readonly string[] | null>(null)
  /** Without `ms` to the next timer. */
  const step = useCommand(async (ms?: number) => {
    const { fired } = await (ms === undefined ? control(runToNextTimer) : control(advanceClock, { body: { ms } }))
    setFired(fired.map(({ name }) => name))
  })
  const change = useCommand(async (mode: ClockChoice) => {
    await control(setClock, { body: mode })
  })
  return {
    fired,
    error: step.error ?? change.error,
    advance: (ms: number) => step.run(ms),
    next: () => step.run(),
    change: change.run,
  }
}
