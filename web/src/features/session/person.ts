import { ownerOf } from './owner.ts'
import { type Session, useSession } from './session.ts'

/** Who is at the device, as the owner of what is kept on it; null for a guest. */
export const personNow = (): string | null => personOf(useSession.getState())
export const usePerson = (): string | null => useSession(personOf)

/** Calls the listener now and at every change with who is at the device. For plain modules; a component has usePerson. */
export function onPerson(listener: (person: string | null) => void): () => void {
  listener(personNow())
  return useSession.subscribe((session, before) => {
    if (personOf(session) !== personOf(before)) listener(personOf(session))
  })
}

const personOf = ({ token, user }: Session): string | null => (token !== null && user !== null ? ownerOf(user) : null)
