import type { ClockMode } from '#contract/control/clock.ts'

export type TimerId = string
export interface Timer {
  /** Shown in timer lists and in the journal, e.g. `payment RF-… expires`. */
  readonly name: string
  readonly fire: () => void | Promise<void>
  /** Returns true when the timer has nothing left to do: then it is neither listed nor fired. */
  readonly isOver?: () => boolean
  /** A background timer fires like any other, but is not listed, and `runToNext` skips it. */
  readonly isBackground?: boolean
}
export interface FiredTimer {
  readonly due: number
  readonly name: string
}
export interface SavedClock {
  readonly mode: ClockMode
  readonly now: number
  /** How many ms the world was ahead of the real clock when saved. A world in real time continues while the server is down. */
  readonly ahead: number
}

/** The virtual clock of one world, in whole milliseconds since epoch. Only this file of the mock reads the real clock (QA-011). */
export interface Clock {
  readonly now: () => number
  /** ISO UTC with milliseconds. */
  readonly iso: () => string
  /** Schedules a timer for `due`. Timers fire in due order, ties in order of scheduling; a `due` in the past fires at once. */
  at(due: number, timer: Timer): TimerId
  cancel(id: TimerId): void
  pending(): { id: TimerId; due: number; name: string }[]
  /** Advances by `ms`, fires the due timers in order and resolves when all are done; below 0 throws a RangeError (QA-012). */
  advance(ms: number): Promise<FiredTimer[]>
  /** Moves to the next pending timer and fires all timers due then; does nothing if none is pending. */
  runToNext(): Promise<FiredTimer[]>
  /** Sets the mode; an `at` before now throws a RangeError. */
  set(mode: ClockMode): void
  mode(): ClockMode
  /** Calls the listener when the clock is moved or its mode is set, not while time passes; returns an unsubscribe function. */
  watch(listener: () => void): () => void
  saved(): SavedClock
  /** Removes all timers; the clock can still be read. */
  stop(): void
}

/** Returns the real time, for idle times and start-up, which do not belong to a world (QA-005). */
export const realNow = (): number => Date.now()
/** Calls `done` after `ms` of real time, for a long poll (QA-021); returns a function that cancels it. */
export function realTimeout(ms: number, done: () => void): () => void {
  const handle = setTimeout(done, ms)
  return () => clearTimeout(handle)
}

/** Calls `work` every `ms` of real time without keeping the process alive; returns a function that stops it. */
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
  const { now, moveTo } = time
  const { inTurn, fireUntil, scheduleWake, stop } = createRunner(time, queue, onFired)

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
    watch: time.watch,
    saved: () => ({ mode: time.mode(), now: now(), ahead: now() - Date.now() }),
    stop,
  }
}

/** Fires the timers of a queue: on request, or by itself when the next one is due. */
function createRunner(time: ReturnType<typeof createTime>, queue: ReturnType<typeof createQueue>, onFired: OnFired) {
  const { now } = time
  let stopped = false
  let cancelWake = () => {}

  async function fireUntil(until: number): Promise<FiredTimer[]> {
    const fired: FiredTimer[] = []
    for (let next = queue.first(); next && next.due <= until && !stopped; next = queue.first()) {
      queue.removeFirst()
      if (next.due > now()) time.moveTo(next.due)
      fired.push(await fireTimer(next, onFired))
    }
    return fired
  }
  /** Plans the next timer for the real time when it is due. On a frozen clock, only a request fires timers that are not due yet. */
  const scheduleWake = () => {
    cancelWake()
    const next = queue.first()
    if (!next || stopped || (time.speed() === 0 && next.due > now())) return
    const fire = () => void inTurn(() => fireUntil(now()))
    cancelWake = next.due > now() ? runLater(Math.ceil((next.due - now()) / time.speed()), fire) : runNextTurn(fire)
  }
  const inTurn = createTurns(scheduleWake)

  return {
    inTurn,
    fireUntil,
    scheduleWake,
    stop() {
      stopped = true
      queue.clear()
      cancelWake()
    },
  }
}

/** Creates the time of a clock, without timers: it follows the real clock, runs faster, or is frozen. */
function createTime(start: ClockMode | SavedClock) {
  let mode: ClockMode = 'mode' in start ? start.mode : start
  let base = startOf(start)
  let realBase = Date.now()
  const listeners = new Set<() => void>()
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
      for (const listener of listeners) listener()
    },
    watch(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
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

/** Runs steps one after another, so that the timers of two steps do not mix. */
function createTurns(afterEach: () => void): <T>(work: () => Promise<T>) => Promise<T> {
  let turn: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = turn.then(work)
    turn = mine.then(afterEach, afterEach)
    return mine
  }
}

/** Creates a queue of timers in the order in which they fire; ties in order of scheduling. */
function createQueue() {
  let timers: QueuedTimer[] = []
  let count = 0
  return {
    add(due: number, timer: Timer): TimerId {
      const id = `t${++count}`
      timers.splice(timers.findLastIndex((other) => other.due <= due) + 1, 0, { id, due, timer })
      return id
    },
    first() {
      while (timers[0] && isOver(timers[0])) timers.shift()
      return timers[0]
    },
    removeFirst: () => timers.shift(),
    cancel(id: TimerId) {
      timers = timers.filter((timer) => timer.id !== id)
    },
    /** Returns all timers except background timers and those that are over. */
    steps: () => timers.filter((one) => !one.timer.isBackground && !isOver(one)),
    clear() {
      timers = []
    },
  }
}

const isOver = ({ timer }: QueuedTimer): boolean => timer.isOver?.() ?? false

function checkMode(mode: ClockMode, now: number): void {
  if (mode.kind === 'frozen' && mode.at !== undefined && mode.at < now) throw new RangeError('a clock never goes backwards')
  if (mode.kind === 'fast' && !(mode.times > 0 && mode.times <= 10_000))
    throw new RangeError('a clock runs between 0 and 10,000 times faster')
}

function runLater(ms: number, work: () => void): () => void {
  const sleep = setTimeout(work, Math.min(ms, LONGEST_SLEEP))
  sleep.unref()
  return () => clearTimeout(sleep)
}

/** Runs in the next turn of the event loop. A timeout of 1 ms would make the journal of a frozen world differ between runs (QA-043). */
function runNextTurn(work: () => void): () => void {
  const soon = setImmediate(work)
  return () => clearImmediate(soon)
}

function startOf(start: ClockMode | SavedClock): number {
  if ('mode' in start) return start.mode.kind === 'real' ? Math.max(start.now, Date.now() + start.ahead) : start.now
  return start.kind === 'frozen' && start.at !== undefined ? start.at : Date.now()
}
