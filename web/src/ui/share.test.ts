// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadBundle } from '#web/i18n/texts.ts'
import { useDialogs } from './dialogs.ts'
import { share } from './share.ts'
import { shareWithToast } from './shareWithToast.ts'
import { useToasts } from './toast.ts'

const sato = { url: 'https://samaki.example/products/sato', text: 'Sato, 1 kg · TZS 12,000' }
const device = (has: { share?: unknown; clipboard?: unknown }) => {
  for (const name of ['share', 'clipboard'] as const) Object.defineProperty(navigator, name, { value: has[name], configurable: true })
}

beforeEach(async () => {
  await Promise.all([loadBundle('shell'), loadBundle('shop')])
  useToasts.setState({ toasts: [] })
})
afterEach(() => device({}))

test('[CHAT-121] the device’s share sheet gets link and text; if the user closes it, nothing is copied', async () => {
  const sheet = vi.fn(async (_data: object) => {})
  const writeText = vi.fn(async () => {})
  device({ share: sheet, clipboard: { writeText } })
  expect(await share(sato)).toBe('shared')
  expect(sheet.mock.calls).toEqual([[sato]])
  sheet.mockRejectedValue(new DOMException('closed', 'AbortError'))
  expect(await share(sato)).toBe('declined')
  expect(writeText).not.toHaveBeenCalled()
})

test.each([
  ['there is no sheet', {}],
  ['it refuses', { share: async () => Promise.reject(new DOMException('late', 'NotAllowedError')) }],
])('[CHAT-121] if %s, link and text are copied and a toast says so', async (_, has) => {
  const writeText = vi.fn(async () => {})
  device({ ...has, clipboard: { writeText } })
  await shareWithToast(sato)
  expect(writeText.mock.calls).toEqual([[`${sato.text}\n${sato.url}`]])
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Link copied'])
})

test('[CHAT-121] if copying fails too, the link is shown', async () => {
  device({})
  const shown = shareWithToast({ url: sato.url })
  await vi.waitFor(() => expect(useDialogs.getState().waiting.map(({ text }) => text)).toEqual([sato.url]))
  useDialogs.getState().waiting[0]?.respond(true)
  await shown
})
