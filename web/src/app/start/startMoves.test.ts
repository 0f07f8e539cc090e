// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { LoadError } from '#web/api/lazyImport.ts'
import { startMoves } from './startMoves.ts'

const { loadBundle, startSendingMoves } = vi.hoisted(() => ({ loadBundle: vi.fn(async () => {}), startSendingMoves: vi.fn() }))
vi.mock('#web/i18n/texts.ts', async (original) => ({ ...(await original<typeof import('#web/i18n/texts.ts')>()), loadBundle }))
vi.mock('#web/features/deliveries/outbox/moves.ts', () => ({ startSendingMoves }))

test('[TRAN-003] a transporter’s changes are sent once the network is back, even if the texts of their toasts failed to load at first', async () => {
  loadBundle.mockRejectedValueOnce(new LoadError('offline'))
  const started = startMoves()
  await vi.waitFor(() => expect(loadBundle).toHaveBeenCalledTimes(1))
  expect(startSendingMoves).not.toHaveBeenCalled()
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(loadBundle).toHaveBeenCalledTimes(2)
  })
  await started
  expect(startSendingMoves).toHaveBeenCalledTimes(1)
})
