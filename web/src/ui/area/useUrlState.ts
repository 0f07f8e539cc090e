import { useLocation, useSearchParams } from 'react-router-dom'
import { withQuery } from '#web/paths.ts'

type Values = Readonly<Record<string, string | number>>

export interface UrlState<State extends Values> {
  values: State
  /** Replaces the address; a change of anything but the page begins again at page 1. */
  change: (patch: Partial<State>) => void
  /** The address with a change, for a link. */
  to: (patch: Partial<State>) => string
}

/**
 * Search, filter, sort and page of a list, which the address holds. `defaults` are left out of it; what it holds and cannot be
 * read as a number where a number belongs is the default. Other parameters stay as they are.
 */
export function useUrlState<State extends Values>(defaults: State): UrlState<State> {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const values = readUrlState(params, defaults)
  const addressOf = (patch: Partial<State>, from: URLSearchParams) => {
    const next: Values = { ...readUrlState(from, defaults), ...('page' in defaults ? { page: 1 } : {}), ...patch }
    const own = Object.entries(next).map(([name, value]) => [name, value === defaults[name] ? undefined : value] as const)
    return withQuery(pathname, { ...Object.fromEntries(from), ...Object.fromEntries(own) })
  }
  return {
    values,
    to: (patch) => addressOf(patch, params),
    // Of the address as it is: a change just before this one may not be drawn yet, and would be undone.
    change: (patch) => setParams(addressOf(patch, new URLSearchParams(window.location.search)).slice(pathname.length), { replace: true }),
  }
}

/** The state of a link in a row: the page it opens can lead back to the list as it is filtered now. */
export function useFromHere(): { from: string } {
  const { pathname, search } = useLocation()
  return { from: pathname + search }
}

/** The address of a list as it was left for this page, or as given where this page was reached another way (SELL-012, TRAN-008). */
export function useWayBack(list: string): string {
  const state: unknown = useLocation().state
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && from.startsWith(`${list}?`) ? from : list
}

/** The values an address holds, each of the type of its default. */
export function readUrlState<State extends Values>(params: URLSearchParams, defaults: State): State {
  const read = Object.entries(defaults).map(([name, preset]) => {
    const text = params.get(name)
    if (text === null) return [name, preset]
    if (typeof preset === 'string') return [name, text.slice(0, LONGEST)]
    const number = Number(text)
    return [name, Number.isInteger(number) && number > 0 && number <= FARTHEST ? number : preset]
  })
  return Object.fromEntries(read) as State
}

const LONGEST = 200
const FARTHEST = 10_000_000
