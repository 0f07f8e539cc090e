import { useState } from 'react'
import { control } from '../../control.ts'
import { Anything, type ClockMode, Fired } from '../../shapes.ts'
import { useCommand } from '../../shared/useCommand.ts'

/** Moves the world's clock; `fired` are the timers of the last step. */
export function useClockSteps() {
  const [fired, setFired] = useState<readonly string[] | null>(null)
  const step = useCommand(async (path: '/clock/advance' | '/clock/next', body?: { ms: number }) => {
    const answer = await control(path, Fired, { method: 'POST', ...(body ? { body } : {}) })
    setFired(answer.fired.map(({ name }) => name))
  })
  const change = useCommand(async (mode: ClockMode & { at?: string }) => {
    await control('/clock', Anything, { method: 'PUT', body: mode })
  })
  return {
    fired,
    error: step.error ?? change.error,
    advance: (ms: number) => step.run('/clock/advance', { ms }),
    next: () => step.run('/clock/next'),
    change: change.run,
  }
}
