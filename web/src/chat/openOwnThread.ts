import { payerNow } from '#web/features/payment/payer.ts'
import { useSession } from '#web/features/session/session.ts'
import { openTranscript } from './transcript.ts'

/** Reads the thread of whoever is here, so that the page shows it at its first render instead of a gap. */
export async function openOwnThread(): Promise<void> {
  const owner = ownerOf(payerNow(), useSession.getState().token)
  if (owner !== null) await openTranscript(owner)
}

/** null while a token's user is not known yet. */
export const ownerOf = (payer: string | null, token: string | null): string | null => payer ?? (token === null ? 'guest' : null)
