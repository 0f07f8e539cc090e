import { create } from 'zustand'
import { useTranscript } from './transcript.ts'

interface Unfolded {
  /** The id of the newest entry when the live card was unfolded. */
  readonly at: string | null
  readonly byTap: boolean
}

/** When the live card was last unfolded. Entries before that no longer fold it, and cards opened before count as closed (CHAT-156). */
export const useUnfolded = create<Unfolded>()(() => ({ at: null, byTap: false }))

/** Unfolds the live card because a typed line changed it. */
export const unfoldLive = (): void => unfold(false)

/** Unfolds the live card because the buyer tapped its line; the focus moves there. */
export const unfoldByTap = (): void => unfold(true)

const unfold = (byTap: boolean): void => useUnfolded.setState({ at: useTranscript.getState().entries.at(-1)?.id ?? null, byTap })
