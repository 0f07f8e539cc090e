import type { ClockMode } from '#contract/control/clock.ts'

export type TimerId = string
export interface Timer {
  /** Shown in lists and in the journal, e.g. `payment RF-… expires`. */
  readonly name: string
  readonly fire: () => void | Promise<void>
  /** Fires like any other, but is not listed and `runToNext` passes over it. */
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
  /** Moves on by so many ms, fires the due timers in order and resolves when all are done; below 0 throws a RangeError (QA-012). */
  advance(ms: number): Promise<FiredTimer[]>
  /** Moves to the next pending timer and fires everything due then; nothing pending fires nothing. */
  runToNext(): Promise<FiredTimer[]>
  /** Sets the mode; an `at` before now throws a RangeError. */
  set(mode: ClockMode): void
  mode(): ClockMode
  /** Calls the listener when the clock is moved or set otherwise, not when time passes; returns how to stop. */
  watch(listener: () => void): () => void
  saved(): SavedClock
  /** Drops every timer; the clock can still be read. */
  stop(): void
}

/** Returns the real time, for what is not part of any world: idle time and start-up (QA-005). */
export const realNow = (): number => Date.now()
/** Waits so many real ms, for a long poll (QA-021); returns how to cancel it. */
export function realTimeout(ms: number, done: () => void): () => void {
  const handle = setTimeout(done, ms)
  return () => clearTimeout(handle)
}

/** Repeats work every so many real ms in the background and never keeps the process alive; returns how to stop it. */
export function realEvery(ms: number, work: () => void): () => void {
  const handle = setInterval(work, ms)
  handle.unref()
  return () => clearInterval(handle)
}

const LONGEST_SLEEP = 2 ** 31 - 1

type OnFired = (timer: FiredTimer, error?: unknown) => void

/** Creates the clock of a world, new or saved. `onFired` is called after every timer, with its error if it threw. */
export function createClock(start: ClockMode | SavedClock, onFired: OnFired = () => {}): Clock {
  const time = createTime(start)
  const queue = createQueue()
  const { now } = time
  const listeners = new Set<() => void>()
  let stopped = false
  let cancelWake = () => {}

  const moveTo = (to: number) => {
    time.moveTo(to)
    for (const listener of listeners) listener()
  }
  async function fireUntil(until: number): Promise<FiredTimer[]> {
    const fired: FiredTimer[] = []
    for (let next = queue.first(); next && next.due <= until && !stopped; next = queue.first()) {
      queue.removeFirst()
      if (next.due > now()) moveTo(next.due)
      fired.push(await fireTimer(next, onFired))
    }
    return fired
  }

  const scheduleWake = () => {
    cancelWake()
    const next = queue.first()
    if (!next || stopped || (time.speed() === 0 && next.due > now())) return
    const fire = () => void inTurn(() => fireUntil(now()))
    cancelWake = next.due > now() ? inWhile(Math.ceil((next.due - now()) / time.speed()), fire) : atOnce(fire)
  }
  const inTurn = createTurns(scheduleWake)

  return {
    now,
    iso: () => new Date(now()).toISOString(),
    at(due, timer) {
      const id = queue.add(Math.ceil(due), timer)
      if (queue.first()?.id === id) scheduleWake()
      return id
    },
    cancel: queue.cancel,
    pending: () => queue.steps().map(({ id, due, timer }) => ({ id, due, name: timer.name })),
    advance: (ms) =>
      ms >= 0 && Number.isFinite(ms)
        ? inTurn(async () => {
            const until = now() + Math.ceil(ms)
            const fired = await fireUntil(until)
            if (now() < until) moveTo(until)
            return fired
          })
        : Promise.reject(new RangeError('a clock never goes backwards')),
    runToNext: () =>
      inTurn(async () => {
        const [next] = queue.steps()
        return next ? fireUntil(Math.max(next.due, now())) : []
      }),
    set(next) {
      checkMode(next, now())
      moveTo(next.kind === 'frozen' && next.at !== undefined ? next.at : now())
      time.setMode(next.kind === 'frozen' ? { kind: 'frozen' } : next)
      void inTurn(() => fireUntil(now()))
    },
    mode: time.mode,
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    saved: () => ({ mode: time.mode(), now: now(), ahead: now() - Date.now() }),
    stop() {
      stopped = true
      queue.clear()
      cancelWake()
    },
  }
}

/** The time of a clock without its timers: it runs with the real one, faster, or stands. */
function createTime(start: ClockMode | SavedClock) {
  let mode: ClockMode = 'mode' in start ? start.mode : start
  let base = startOf(start)
  let realBase = Date.now()
  const speed = () => (mode.kind === 'frozen' ? 0 : mode.kind === 'fast' ? mode.times : 1)
  const now = () => Math.floor(base + (Date.now() - realBase) * speed())
  return {
    now,
    speed,
    mode: () => mode,
    setMode(next: ClockMode) {
      mode = next
    },
    moveTo(to: number) {
      base = Math.max(to, now())
      realBase = Date.now()
    },
  }
}

interface QueuedTimer {
  readonly id: TimerId
  readonly due: number
  readonly timer: Timer
}

async function fireTimer({ due, timer }: QueuedTimer, onFired: OnFired): Promise<FiredTimer> {
  const fired = { due, name: timer.name }
  try {
    await timer.fire()
    onFired(fired)
  } catch (error) {
    onFired(fired, error)
  }
  return fired
}

/** Runs one work after the other: two steps at once would fire a timer between those of the other. */
function createTurns(afterEach: () => void): <T>(work: () => Promise<T>) => Promise<T> {
  let turn: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = turn.then(work)
    turn = mine.then(afterEach, afterEach)
    return mine
  }
}

/** Timers in the order in which they fire; of two due at once the one scheduled first. */
function createQueue() {
  let timers: QueuedTimer[] = []
  let count = 0
  return {
    add(due: number, timer: Timer): TimerId {
      const id = `t${++count}`
      timers.splice(timers.findLastIndex((other) => other.due <= due) + 1, 0, { id, due, timer })
      return id
    },
    first: () => timers[0],
    removeFirst: () => timers.shift(),
    cancel(id: TimerId) {
      timers = timers.filter((timer) => timer.id !== id)
    },
    /** All but those in the background. */
    steps: () => timers.filter(({ timer }) => !timer.isBackground),
    clear() {
      timers = []
    },
  }
}

function checkMode(mode: ClockMode, now: number): void {
  if (mode.kind === 'frozen' && mode.at !== undefined && mode.at < now) throw new RangeError('a clock never goes backwards')
  if (mode.kind === 'fast' && !(mode.times > 0 && mode.times <= 10_000))
    throw new RangeError('a clock runs between 0 and 10,000 times faster')
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
