import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The unit of a process's CPU time on Linux, in ms. */
const TICK = 10

/** Returns the CPU time that a process has used so far, in ms, or null on systems other than Linux. */
export function cpuOf({ pid }: ChildProcess): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name in brackets may contain anything. User and system time are the 12th and 13th fields after it.
    const [user, system] = fields
      .slice(fields.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * TICK
  } catch {
    return null
  }
}
