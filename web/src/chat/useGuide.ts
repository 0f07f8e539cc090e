import { useEffect } from 'react'
import { now } from '#web/api/time.ts'
import { usePayer } from '#web/features/payment/payer.ts'
import { useSession } from '#web/features/session/session.ts'
import { advance } from './advance.ts'
import type { Facts } from './facts.ts'
import { ownerOf } from './openOwnThread.ts'
import { openTranscript, putEntries, useTranscript } from './transcript.ts'
import { useTurn } from './useTurn.ts'

/** Opens the thread of whoever is signed in and keeps it in step with the facts. */
export function useGuide(facts: Facts | null): void {
  const payer = usePayer()
  const token = useSession((session) => session.token)
  const { owner, entries, loaded } = useTranscript()
  const wanted = ownerOf(payer, token)
  const mine = useTurn()

  useEffect(() => {
    if (wanted !== null) void openTranscript(wanted)
  }, [wanted])

  useEffect(() => {
    if (mine && facts && loaded && owner === wanted) putEntries(advance(entries, { ...facts, now: now() }))
  }, [mine, facts, entries, loaded, owner, wanted])
}
