// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadArea } from '#web/i18n/texts.ts'
import { useDialogs } from './dialogs.ts'
import { share } from './share.ts'
import { shareAndTell } from './shareAndTell.ts'
import { useToasts } from './toast.ts'

const sato = { url: 'https://samaki.example/products/sato', text: 'Sato, 1 kg · TZS 12,000' }
const device = (has: { share?: unknown; clipboard?: unknown }) => {
  for (const name of ['share', 'clipboard'] as const) Object.defineProperty(navigator, name, { value: has[name], configurable: true })
}

beforeEach(async () => {
  await Promise.all([loadArea('shell'), loadArea('shop')])
  useToasts.setState({ toasts: [] })
})
afterEach(() => device({}))

test('[CHAT-121] the share sheet of the device gets link and words; closed again, nothing is copied', async () => {
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
])('[CHAT-121] where %s, link and words are copied and that is told', async (_, has) => {
  const writeText = vi.fn(async () => {})
  device({ ...has, clipboard: { writeText } })
  await shareAndTell(sato)
  expect(writeText.mock.calls).toEqual([[`${sato.text}\n${sato.url}`]])
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Link copied'])
})

test('[CHAT-121] where nothing can be copied either, the link is shown', async () => {
  device({})
  const shown = shareAndTell({ url: sato.url })
  await vi.waitFor(() => expect(useDialogs.getState().waiting.map(({ text }) => text)).toEqual([sato.url]))
  useDialogs.getState().waiting[0]?.respond(true)
  await shown
})
