import { useLocation, useSearchParams } from 'react-router-dom'
import { withQuery } from '#web/paths.ts'

type Values = Readonly<Record<string, string | number>>

export interface UrlState<State extends Values> {
  values: State
  /** Replaces the URL. Any change except of the page itself goes back to page 1. */
  change: (patch: Partial<State>) => void
  /** Returns the URL with a change applied, for a link. */
  to: (patch: Partial<State>) => string
}

/**
 * Stores search, filter, sort and page of a list in the URL. Values equal to `defaults` are left out, and invalid numbers
 * fall back to them. Other parameters of the URL are kept.
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
    // Read the URL from the window: an earlier change in the same tick isn't rendered yet and would be lost.
    change: (patch) => setParams(addressOf(patch, new URLSearchParams(window.location.search)).slice(pathname.length), { replace: true }),
  }
}

/** Returns link state with the current URL, so that the opened page can lead back to the list with its filters. */
export function useFromHere(): { from: string } {
  const { pathname, search } = useLocation()
  return { from: pathname + search }
}

/** Returns the list's URL with the filters the user left, or just `list` if the page was opened another way (SELL-012, TRAN-008). */
export function useWayBack(list: string): string {
  const state: unknown = useLocation().state
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && from.startsWith(`${list}?`) ? from : list
}

/** Parses the URL parameters, each to the type of its default. */
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
