import { useEffect } from 'react'
import { importFiles, importWhenOnline } from '#web/api/lazyImport.ts'
import { now } from '#web/api/time.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { usePerson } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { openThread, ownerOf } from '../transcript/openOwnThread.ts'
import { putEntries, useTranscript } from '../transcript/transcript.ts'
import { advance } from './advance.ts'
import type { Facts } from './facts.ts'
import { resumeAfterSignIn, useSignedOut } from './signIn/signedOut.ts'
import { type SignInEntry, signInWaiting } from './signIn/signInFor.ts'
import { useTurn } from './useTurn.ts'

/** Opens the thread of the current person and updates it when the facts change. */
export function useGuide(facts: Facts | null): void {
  const payer = usePerson()
  const token = useSession((session) => session.token)
  const { owner, entries, loaded } = useTranscript()
  const left = useSignedOut((state) => state.owner)
  const wanted = (token === null ? left : null) ?? ownerOf(payer, token)
  const mine = useTurn()

  useEffect(() => {
    if (wanted !== null) void openThread(wanted)
  }, [wanted])

  useEffect(() => {
    if (!mine || !facts || !loaded || owner !== wanted) return
    if (left !== null && left === payer && facts.user !== null) resumeAfterSignIn(facts.user)
    else {
      putEntries(advance(entries, { ...facts, now: now() }))
      // Offline no transporter can be chosen; the order then has no preference (CHAT-168).
      if (facts.deliveryOption && facts.choosesCarrier === null)
        importFiles(() => import('../cards/checkout/checkoutCards.ts'))
          .then((code) => code.settleCarrier())
          .catch(() => setChoices({ choosesCarrier: false }))
      const waiting = signInWaiting(entries)
      if (waiting && facts.user !== null) void showWanted(waiting, facts.user)
    }
  }, [mine, facts, entries, loaded, owner, wanted, left, payer])
}

async function showWanted(entry: SignInEntry, person: string): Promise<void> {
  const { afterSignIn } = await importWhenOnline(() => import('./signIn/afterSignIn.ts'))
  await afterSignIn(entry, person)
}
