import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second. */
const TICK = 10

/** CPU time which a process has taken so far, in ms; null where the machine does not tell (only Linux does). */
export function cpuOf({ pid }: ChildProcess): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold anything; user and system time are the 12th and 13th field after it.
    const [user, system] = fields
      .slice(fields.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * TICK
  } catch {
    return null
  }
}
