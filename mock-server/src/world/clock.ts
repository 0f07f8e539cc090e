import type { ClockMode } from '#contract/control/clock.ts'

export type TimerId = string
export interface Timer {
  /** Shown in lists and in the journal, e.g. `payment RF-… expires`. */
  readonly name: string
  readonly fire: () => void | Promise<void>
  /** Fires like any other, but is no step of what is tried out: not listed, and nobody runs to it. */
  readonly isBackground?: boolean
}
export interface FiredTimer {
  readonly due: number
  readonly name: string
}
export interface SavedClock {
  readonly mode: ClockMode
  readonly now: number
  /** How far the world was ahead of the real clock when saved: a world in real time goes on while the server is down. */
  readonly ahead: number
}

/** The virtual clock of one world, in whole milliseconds since epoch. The only reader of the real clock in the mock (QA-011). */
export interface Clock {
  readonly now: () => number
  /** ISO UTC with milliseconds. */
  readonly iso: () => string
  /** Fires once at `due`, in due order, ties in order of scheduling; a `due` in the past fires at once. */
  at(due: number, timer: Timer): TimerId
  cancel(id: TimerId): void
  pending(): { id: TimerId; due: number; name: string }[]
  /** Fires the due timers in order and answers when all are done; below 0 throws a RangeError (QA-012). */
  advance(ms: number): Promise<FiredTimer[]>
  /** Goes to the next pending timer and fires everything due then; nothing pending fires nothing. */
  runToNext(): Promise<FiredTimer[]>
  /** Never backwards: an earlier `at` throws a RangeError. */
  set(mode: ClockMode): void
  mode(): ClockMode
  /** Hears when it is moved or set otherwise, not when time passes; answers how to stop. */
  watch(hear: () => void): () => void
  saved(): SavedClock
  /** Drops every timer; the clock can still be read. */
  stop(): void
}

/** The real clock, for what is not part of any world: idle time and start-up (QA-005). */
export const realNow = (): number => Date.now()
/** Real waiting of a long poll (QA-021); answers how to stop it. */
export function realTimeout(ms: number, done: () => void): () => void {
  const handle = setTimeout(done, ms)
  return () => clearTimeout(handle)
}

/** Real repetition in the background; never keeps the process alive. */
export function realEvery(ms: number, work: () => void): () => void {
  const handle = setInterval(work, ms)
  handle.unref()
  return () => clearInterval(handle)
}

const LONGEST_SLEEP = 2 ** 31 - 1
const never = (what: string): never => {
  throw new RangeError(what)
}

/** `onFired` hears every timer after it ran, or its error (the journal writes it down). */
export function createClock(start: ClockMode | SavedClock, onFired: (timer: FiredTimer, error?: unknown) => void = () => {}): Clock {
  let mode: ClockMode = 'mode' in start ? start.mode : start
  let base = startOf(start)
  let realBase = Date.now()
  let count = 0
  let stopped = false
  let timers: { id: TimerId; due: number; timer: Timer }[] = []
  const listeners = new Set<() => void>()
  let wake = () => {}
  let turn: Promise<unknown> = Promise.resolve()

  const speed = () => (mode.kind === 'frozen' ? 0 : mode.kind === 'fast' ? mode.times : 1)
  const now = () => Math.floor(base + (Date.now() - realBase) * speed())
  const jump = (to: number) => {
    base = Math.max(to, now())
    realBase = Date.now()
    for (const hear of listeners) hear()
  }

  const steps = () => timers.filter(({ timer }) => !timer.isBackground)

  async function fireUntil(until: number): Promise<FiredTimer[]> {
    const fired: FiredTimer[] = []
    for (let next = timers[0]; next && next.due <= until && !stopped; next = timers[0]) {
      timers.shift()
      if (next.due > now()) jump(next.due)
      const facts = { due: next.due, name: next.timer.name }
      try {
        await next.timer.fire()
        onFired(facts)
      } catch (error) {
        onFired(facts, error)
      }
      fired.push(facts)
    }
    return fired
  }

  // One after the other: two steps at once would fire a timer between those of the other.
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work)
    turn = mine.then(rest, rest)
    return mine
  }
  const rest = () => {
    wake()
    const next = timers[0]
    if (!next || stopped || (speed() === 0 && next.due > now())) return
    const fire = () => void inTurn(() => fireUntil(now()))
    wake = next.due > now() ? inWhile(Math.ceil((next.due - now()) / speed()), fire) : atOnce(fire)
  }

  return {
    now,
    iso: () => new Date(now()).toISOString(),
    at(moment, timer) {
      const due = Math.ceil(moment)
      const id = `t${++count}`
      const index = timers.findLastIndex((other) => other.due <= due) + 1
      timers.splice(index, 0, { id, due, timer })
      if (index === 0) rest()
      return id
    },
    cancel(id) {
      timers = timers.filter((timer) => timer.id !== id)
    },
    pending: () => steps().map(({ id, due, timer }) => ({ id, due, name: timer.name })),
    advance: (ms) =>
      ms >= 0 && Number.isFinite(ms)
        ? inTurn(async () => {
            const until = now() + Math.ceil(ms)
            const fired = await fireUntil(until)
            if (now() < until) jump(until)
            return fired
          })
        : Promise.reject(new RangeError('a clock never goes backwards')),
    runToNext: () =>
      inTurn(async () => {
        const [next] = steps()
        return next ? fireUntil(Math.max(next.due, now())) : []
      }),
    set(next) {
      if (next.kind === 'frozen' && next.at !== undefined && next.at < now()) never('a clock never goes backwards')
      if (next.kind === 'fast' && !(next.times > 0 && next.times <= 10_000)) never('a clock runs between 0 and 10,000 times faster')
      jump(next.kind === 'frozen' && next.at !== undefined ? next.at : now())
      mode = next.kind === 'frozen' ? { kind: 'frozen' } : next
      void inTurn(() => fireUntil(now()))
    },
    mode: () => mode,
    watch(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    saved: () => ({ mode, now: now(), ahead: now() - Date.now() }),
    stop() {
      stopped = true
      timers = []
      wake()
    },
  }
}

function inWhile(ms: number, work: () => void): () => void {
  const sleep = setTimeout(work, Math.min(ms, LONGEST_SLEEP))
  sleep.unref()
  return () => clearTimeout(sleep)
}

/** In the next turn of the event loop, not a millisecond of real time later: a frozen world repeats to the line (QA-043). */
function atOnce(work: () => void): () => void {
  const soon = setImmediate(work)
  return () => clearImmediate(soon)
}

function startOf(start: ClockMode | SavedClock): number {
  if ('mode' in start) return start.mode.kind === 'real' ? Math.max(start.now, Date.now() + start.ahead) : start.now
  return start.kind === 'frozen' && start.at !== undefined ? start.at : Date.now()
}
