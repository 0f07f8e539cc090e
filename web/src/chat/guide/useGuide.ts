import { useEffect, useRef } from 'react'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { now } from '#web/api/time.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { personNow, usePerson } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { openThread, ownerOf } from '../transcript/openThread.ts'
import { putEntries, useTranscript } from '../transcript/transcript.ts'
import { useTurn } from '../transcript/useTurn.ts'
import { advance } from './advance.ts'
import type { Facts } from './facts.ts'
import { resumeAfterSignIn, useSignedOut } from './signIn/signedOut.ts'
import { type SignInEntry, signInWaiting } from './signIn/signInFor.ts'

/** Opens the thread of the current person and updates it when the facts change. `takeUsual` takes over answers of the last order (CHAT-181). */
export function useGuide(facts: Facts | null, takeUsual: () => Promise<void>): void {
  const payer = usePerson()
  const token = useSession((session) => session.token)
  const { owner, entries, loaded } = useTranscript()
  const signedOutOwner = useSignedOut((state) => state.owner)
  const threadOwner = (token === null ? signedOutOwner : null) ?? ownerOf(payer, token)
  const hasTurn = useTurn()
  const isBack = useRef(true)

  useEffect(() => {
    if (threadOwner !== null) void openThread(threadOwner)
  }, [threadOwner])

  useEffect(() => {
    if (!hasTurn || !facts || !loaded || owner !== threadOwner) return
    if (signedOutOwner !== null && signedOutOwner === payer && facts.user !== null) resumeAfterSignIn(facts.user)
    else {
      putEntries(advance(entries, { ...facts, now: now() }, isBack.current))
      isBack.current = false
      const isDue = facts.cartCount > 0 && facts.user !== null && !facts.usualRead && !facts.besidePage
      if (isDue) takeUsual().catch(() => askWithoutUsual(payer))
      const waiting = signInWaiting(entries)
      if (waiting && facts.user !== null) void showAfterSignIn(waiting, facts.user)
    }
  }, [hasTurn, facts, entries, loaded, owner, threadOwner, signedOutOwner, payer, takeUsual])
}

/** Without a network both are asked for. After a sign-out the choices are somebody else's. */
function askWithoutUsual(payer: string | null): void {
  if (personNow() === payer) setChoices({ usualRead: true })
}

async function showAfterSignIn(entry: SignInEntry, person: string): Promise<void> {
  const { afterSignIn } = await importWhenOnline(() => import('./signIn/afterSignIn.ts'))
  await afterSignIn(entry, person)
}
