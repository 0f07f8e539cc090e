import { control } from '../../control.ts'
import { type Profile, ProfilesReply } from '../../shapes.ts'
import { usePolled } from '../../shared/usePolled.ts'

export type NamedProfile = Profile & { collection: 'sellers' | 'transporters' }

/** The profiles of sellers and transporters, as the world has them now. */
export const useProfiles = () => usePolled(readProfiles)

async function readProfiles(signal: AbortSignal): Promise<NamedProfile[]> {
  const read = async (collection: NamedProfile['collection']) =>
    (await control(`/db/${collection}`, ProfilesReply, { signal })).map((profile) => ({ ...profile, collection }))
  return (await Promise.all([read('sellers'), read('transporters')])).flat()
}
