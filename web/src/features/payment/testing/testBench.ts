import { vi } from 'vitest'
import { ownerOf } from '#web/features/session/owner.ts'
import { useSession } from '#web/features/session/session.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { useToasts } from '#web/ui/toast.ts'
import { rereadRecords } from '../device/records.ts'
import type { PaymentRecord } from '../record/record.ts'
import { useUnfinished } from '../runner/unfinished.ts'

/** A request such as `POST /orders`, with what was sent. */
export interface Call {
  call: string
  body: Record<string, unknown> | null
  key: string | null
}
export type FakeResponse = { status?: number; body?: unknown } | 'lost' | 'silent'
export type FakeResponses = Readonly<Record<string, FakeResponse | readonly FakeResponse[] | ((call: Call) => FakeResponse)>>

export const PHONE = '+255712345678'
const createdAt = '2026-01-01T00:00:00Z'
export const PAYER = ownerOf({ phoneNumber: PHONE, createdAt })

/** Fakes the server: each call gets the responses given here in order, the last one repeatedly. Other calls get a 404. */
export function serve(responses: FakeResponses): Call[] {
  const calls: Call[] = []
  const left = new Map(Object.entries(responses).map(([name, response]) => [name, Array.isArray(response) ? [...response] : response]))
  vi.stubGlobal('fetch', async (url: string, { method, body, headers, signal }: RequestInit) => {
    const call: Call = {
      call: `${method} ${url.replace('/v1', '')}`,
      body: typeof body === 'string' ? JSON.parse(body) : null,
      key: (headers as Record<string, string>)['idempotency-key'] ?? null,
    }
    calls.push(call)
    const planned = left.get(call.call) ?? { status: 404, body: { message: 'no', code: 'not_found' } }
    const response =
      typeof planned === 'function' ? planned(call) : Array.isArray(planned) ? (planned.length > 1 ? planned.shift() : planned[0]) : planned
    if (response === 'silent')
      return new Promise<Response>((_, fail) => signal?.addEventListener('abort', () => fail(new TypeError('aborted'))))
    if (response === 'lost') throw new TypeError('connection reset')
    const status = response?.status ?? 200
    return new Response(response?.body === undefined ? null : JSON.stringify(response.body), { status })
  })
  return calls
}

/** Sets up a device with these records, their payer signed in, one lock for all tabs, and no connection. */
export async function aDevice(records: readonly PaymentRecord[] = []): Promise<void> {
  const tails = new Map<string, Promise<unknown>>()
  const request = (name: string, fn: () => unknown) => {
    const mine = (tails.get(name) ?? Promise.resolve()).then(fn, fn)
    tails.set(name, mine)
    return mine
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  localStorage.clear()
  localStorage.setItem('pendingPayments', JSON.stringify(records))
  rereadRecords()
  useUnfinished.setState({ payer: null, payments: [], ordered: [] })
  useToasts.setState({ toasts: [] })
  await Promise.all([loadBundle('shell'), loadBundle('payment')])
  signInAs(PHONE)
}

export function signInAs(phoneNumber: string | null): void {
  if (phoneNumber === null) localStorage.removeItem('token')
  else localStorage.setItem('token', `token of ${phoneNumber}`)
  const user =
    phoneNumber === null ? null : { name: 'Asha Salum', email: 'asha@example.com', phoneNumber, roles: [], createdAt, isVerified: true }
  useSession.setState({ token: phoneNumber === null ? null : `token of ${phoneNumber}`, user, isAuthenticated: user !== null })
}

export const toasts = (): string[] => useToasts.getState().toasts.map(({ text }) => text)
