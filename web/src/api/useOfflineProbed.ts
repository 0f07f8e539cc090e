import { useEffect } from 'react'
import { listCategories } from '#contract/catalogue.ts'
import { send } from './client.ts'
import { every } from './time.ts'
import { useOffline } from './useOffline.ts'

/** How often the server is asked, in ms. */
const PROBE_DELAY = 10_000

/** Like `useOffline`. Without a network it asks the server from time to time, because not every device notices that the network is back. */
export function useOfflineProbed(): boolean {
  const isOffline = useOffline()
  useEffect(() => (isOffline ? every(PROBE_DELAY, probe) : undefined), [isOffline])
  return isOffline
}

/** A read that no stored reply can answer. `send` notes whether the server replied. */
const probe = (): void => void send(listCategories, { decides: true }).catch(() => undefined)
