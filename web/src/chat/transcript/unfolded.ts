import { create } from 'zustand'
import { useTranscript } from './transcript.ts'

interface Unfolded {
  /** The newest entry at that time. */
  readonly at: string | null
  readonly byTap: boolean
}

/** When the live card was last unfolded: nothing written before folds it again, or is looked at any more (CHAT-156). */
export const useUnfolded = create<Unfolded>()(() => ({ at: null, byTap: false }))

/** Shows the live card in full because a typed line changed what it shows. */
export const unfoldLive = (): void => unfold(false)

/** The same because the buyer asked for it: the focus goes there too. */
export const unfoldByTap = (): void => unfold(true)

const unfold = (byTap: boolean): void => useUnfolded.setState({ at: useTranscript.getState().entries.at(-1)?.id ?? null, byTap })
