// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getAddress, listAddresses } from '#contract/address.ts'
import { anAddress, aUser } from '#fixtures/builders.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { signOut } from '#web/features/session/commands.ts'
import { useSession } from '#web/features/session/session.ts'
import { loadBundle, textsNow } from '#web/i18n/texts.ts'
import { useAddresses } from './book.ts'
import { addAddress, changeAddress, makeDefault, removeAddress } from './changes.ts'

const { id: _, createdAt: __, ...body } = anAddress()
const stored = () => JSON.parse(localStorage.getItem('addresses') ?? '{}').state?.addresses?.map(({ id }: { id: string }) => id)

beforeEach(async () => {
  await loadBundle('shell')
  localStorage.clear()
  useSession.setState({ token: 't', user: aUser(), isAuthenticated: true })
})

const failing: [string, () => Promise<unknown>][] = [
  ['[ERR-001] Failed to fetch addresses', () => send(listAddresses)],
  ['[ERR-002] Failed to fetch address', () => send(getAddress, { params: { id: 'a' } })],
  ['[ERR-003] Failed to create address', () => addAddress(body)],
  ['[ERR-004] Failed to update address', () => changeAddress('a', body)],
  ['[ERR-005] Failed to delete address', () => removeAddress('a')],
  ['[ERR-006] Failed to set as default address', () => makeDefault('a')],
]
test.each(failing)('%s: the default message of a failed call without one from the server', async (title, call) => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  const error = await call().catch((problem: unknown) => problem)
  expect(errorText(error, textsNow())).toBe(title.replace(/^\[.*\] /, ''))
})

test('[GEN-035][SEC-015] the fetched list survives a reload and is removed at logout', async () => {
  vi.stubGlobal('fetch', async () => Response.json([anAddress({ id: 'home' })]))
  const { result } = renderHook(useAddresses)
  await vi.waitFor(() => expect(result.current.addresses?.map(({ id }) => id)).toEqual(['home']))
  expect(stored()).toEqual(['home'])
  vi.resetModules()
  // Simulates a page reload: the session loads first, then the stored list. The request never gets a response.
  const session = await import('#web/features/session/session.ts')
  session.useSession.setState({ token: 't', user: aUser(), isAuthenticated: true })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const again = await import('./book.ts')
  expect(renderHook(again.useAddresses).result.current.addresses?.map(({ id }) => id)).toEqual(['home'])
  signOut()
  expect(localStorage.getItem('addresses')).toBeNull()
})
