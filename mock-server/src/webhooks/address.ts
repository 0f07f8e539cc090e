import type { FieldText } from '../http/httpProblem.ts'
import { isLoopback } from '../network.ts'

/**
 * Returns the problem with an address for webhooks, or null. Names other than `localhost` do not count as this machine, because they may
 * lead elsewhere at the next look-up. `isOpen` allows any host (QA-049).
 */
export function wrongAddress(text: string, isOpen: boolean): FieldText | null {
  if (!URL.canParse(text)) return 'webhook_address'
  // The parser writes other spellings of an IPv4 address, such as 127.1, in the usual way.
  const { protocol, username, password, hostname } = new URL(text)
  if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return 'webhook_address'
  return isOpen || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1')) ? null : 'webhook_elsewhere'
}
