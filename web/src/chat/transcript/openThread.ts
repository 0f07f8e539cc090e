import { useSession } from '#web/features/session/session.ts'
import { openTranscript } from './transcript.ts'

/** Opens a thread. Earlier versions stored a person's thread by phone number. */
export const openThread = (owner: string): Promise<void> => openTranscript(owner, useSession.getState().user?.phoneNumber)

/** Returns the owner of the thread; null until the user of the token is loaded. */
export const ownerOf = (payer: string | null, token: string | null): string | null => payer ?? (token === null ? 'guest' : null)
