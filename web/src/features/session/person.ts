import { ownerOf } from './owner.ts'
import { type Session, useSession } from './session.ts'

/** The owner id of the signed-in person; null for a guest. */
export const personNow = (): string | null => personOf(useSession.getState())
export const usePerson = (): string | null => useSession(personOf)

/** Calls the listener with the current person, and at every change. For modules; components use usePerson. */
export function onPerson(listener: (person: string | null) => void): () => void {
  listener(personNow())
  return useSession.subscribe((session, before) => {
    if (personOf(session) !== personOf(before)) listener(personOf(session))
  })
}

const personOf = ({ token, user }: Session): string | null => (token !== null && user !== null ? ownerOf(user) : null)
