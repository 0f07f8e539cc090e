import { hasRole } from '../kinds/kinds.ts'
import type { Entry } from '../transcript/entry.ts'
import { useTranscript } from '../transcript/transcript.ts'

/** Returns the newest entry that is a card, not text. */
export const newestCard = (): Entry | undefined => useTranscript.getState().entries.findLast(({ card }) => !hasRole(card, 'words'))
