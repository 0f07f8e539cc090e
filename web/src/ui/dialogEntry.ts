/** What the router and this file store with a history entry; `idx` counts the entries of the visit. */
interface EntryState {
  readonly idx?: number
  readonly isQuestion?: true
}

/** How to decline each question that is open. */
const open: (() => void)[] = []
/** Who waits until the entry is gone. */
const waiting: (() => void)[] = []
let isLeaving = false
/** The entry below the question's. */
let asked: { href: string; idx: number | undefined } | null = null

const state = () => history.state as EntryState | null
const isAtQuestion = () => state()?.isQuestion === true
const isWhereAsked = () => asked !== null && asked.href === location.href && asked.idx === state()?.idx

/** Gives an open question an entry of the history, so that Back closes it and the page stays. Returns what gives the entry up. */
export function holdDialogEntry(onBack: () => void): () => void {
  open.push(onBack)
  enter()
  return () => {
    open.splice(open.indexOf(onBack), 1)
    // The next question may take the entry over in the same commit.
    queueMicrotask(leave)
  }
}

/** Resolves once no entry of a question is current: a page that navigated before would be taken back by it. */
export function dialogEntryGone(): Promise<void> {
  return isAtQuestion() ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()
}

/** Begins to listen; before the router does, which must not see what happens between a page and its question. */
export function watchDialogEntry(): () => void {
  window.addEventListener('popstate', arrived, true)
  return () => window.removeEventListener('popstate', arrived, true)
}

function enter(): void {
  if (isAtQuestion()) return
  asked = { href: location.href, idx: state()?.idx }
  history.pushState({ ...state(), isQuestion: true }, '')
}

function leave(): void {
  if (open.length > 0 || isLeaving || !isAtQuestion()) return
  isLeaving = true
  history.back()
}

function arrived(event: PopStateEvent): void {
  const wasLeaving = isLeaving
  isLeaving = false
  if (isAtQuestion()) {
    // By Forward, or by Back from a page that opened over a question: nobody asks it any more.
    event.stopImmediatePropagation()
    return history.back()
  }
  const isOwn = (wasLeaving || open.length > 0) && isWhereAsked()
  if (isOwn) event.stopImmediatePropagation()
  if (isOwn && wasLeaving && open.length > 0) enter()
  else for (const decline of [...open]) decline()
  for (const resolve of waiting.splice(0)) resolve()
}
