/** The state of a history entry. The router sets `idx`, the entry's number within the visit; this file sets `isQuestion`. */
interface EntryState {
  readonly idx?: number
  readonly isQuestion?: true
}

/** Decline callbacks of the open questions. */
const declineCallbacks: (() => void)[] = []
/** Callbacks to run once the question's history entry is gone. */
const goneCallbacks: (() => void)[] = []
let isLeaving = false
/** The page's history entry, below the question's. */
let pageEntry: { href: string; idx: number | undefined } | null = null

const state = () => history.state as EntryState | null
const isAtQuestion = () => state()?.isQuestion === true
const isAtPageEntry = () => pageEntry !== null && pageEntry.href === location.href && pageEntry.idx === state()?.idx

/** Pushes a history entry for an open question, so that Back closes the question and not the page. Returns a function that removes the entry. */
export function holdDialogEntry(onBack: () => void): () => void {
  declineCallbacks.push(onBack)
  pushEntry()
  return () => {
    declineCallbacks.splice(declineCallbacks.indexOf(onBack), 1)
    // Wait until React has finished rendering: the next question may reuse this entry.
    queueMicrotask(popEntry)
  }
}

/** Resolves once no question's entry is current. Navigating earlier would be undone when that entry is removed. */
export function dialogEntryGone(): Promise<void> {
  return isAtQuestion() ? new Promise((resolve) => goneCallbacks.push(resolve)) : Promise.resolve()
}

/** Listens for `popstate` before the router does, to hide moves between a page and its question from the router. */
export function watchDialogEntry(): () => void {
  window.addEventListener('popstate', onPopState, true)
  return () => window.removeEventListener('popstate', onPopState, true)
}

function pushEntry(): void {
  if (isAtQuestion()) return
  pageEntry = { href: location.href, idx: state()?.idx }
  history.pushState({ ...state(), isQuestion: true }, '')
}

function popEntry(): void {
  if (declineCallbacks.length > 0 || isLeaving || !isAtQuestion()) return
  isLeaving = true
  history.back()
}

function onPopState(event: PopStateEvent): void {
  const wasLeaving = isLeaving
  isLeaving = false
  if (isAtQuestion()) {
    // Forward, or Back from a page opened on top of a question, led to an entry whose question is closed: skip it.
    event.stopImmediatePropagation()
    return history.back()
  }
  const isOwn = (wasLeaving || declineCallbacks.length > 0) && isAtPageEntry()
  if (isOwn) event.stopImmediatePropagation()
  if (isOwn && wasLeaving && declineCallbacks.length > 0) pushEntry()
  else for (const decline of [...declineCallbacks]) decline()
  for (const resolve of goneCallbacks.splice(0)) resolve()
}
