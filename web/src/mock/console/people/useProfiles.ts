import { listOf } from '#contract/control/db.ts'
import { control } from '../../control.ts'
import { usePolled } from '../../shared/usePolled.ts'

export interface NamedProfile {
  id: string
  userId: string
  isVerified: boolean
  collection: 'sellers' | 'transporters'
}

/** Loads the world's seller and transporter profiles, and keeps them up to date. */
export const useProfiles = () => usePolled(readProfiles)

async function readProfiles(signal: AbortSignal): Promise<NamedProfile[]> {
  const read = async (collection: NamedProfile['collection']) =>
    (await control(listOf(collection), { signal })).map(({ id, userId, isVerified }) => ({ id, userId, isVerified, collection }))
  return (await Promise.all([read('sellers'), read('transporters')])).flat()
}
