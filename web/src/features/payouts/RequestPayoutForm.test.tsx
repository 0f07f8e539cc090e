// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { freshSession } from '#web/features/session/freshSession.ts'
import { useToasts } from '#web/ui/toast.ts'
import { Toasts } from '#web/ui/Toasts.tsx'
import { RequestPayoutForm } from './RequestPayoutForm.tsx'

const earnings = {
  totalEarnings: '542000',
  totalPlatformFees: '27100',
  totalNetEarnings: '514900',
  totalPayouts: '150000',
  availableBalance: 264_900,
}
const payout = {
  id: 'payout-1',
  amount: 150_000,
  reference: 'PO-1',
  paymentMethod: 'mobile_money',
  metadata: { phone: '255754000001' },
  status: 'completed',
  createdAt: '2026-11-11T06:00:00.000Z',
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
async function retype(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name))
  if (text) await userEvent.paste(text)
}

test('[SPAY-017][SPAY-018][SPAY-019][SPAY-020] errors are shown one at a time, in order, as a toast, and the wrong field gets the focus', async () => {
  await freshSession('shell', 'areas', 'sellerMoney')
  useToasts.setState({ toasts: [] })
  const methods: (string | undefined)[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    methods.push(method)
    return Response.json(url.includes('earnings') ? earnings : [payout])
  })
  render(
    <>
      <Toasts />
      <RequestPayoutForm onRequested={() => {}} />
    </>,
  )
  const used = await screen.findByRole('group', { name: 'Numbers used before' }) // [SELL-015]
  await userEvent.click(within(used).getByRole('button', { name: '255 754 000 001' }))
  expect(field('Phone').value).toBe('255 754 000 001')
  // The amount left appears once the balance is loaded.
  await retype('Amount, TZS', '264,900')
  await screen.findByText('Available after this')
  await retype('Phone', '')

  const expectError = async (words: string, name = 'Amount, TZS') => {
    await userEvent.click(screen.getByRole('button', { name: /^Request/ }))
    const text = new RegExp(`${words.replaceAll(' ', String.raw`\s`)}$`) // an amount is not broken over lines
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(text)) // only one toast
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name, description: text }))
  }
  for (const amount of ['', '0', '-20000', 'elfu kumi']) {
    await retype('Amount, TZS', amount)
    await expectError('Please enter a valid amount')
  }
  await retype('Amount, TZS', '10,000.50')
  await expectError('Whole shillings only.') // [I18N-015]
  await retype('Amount, TZS', '9,999')
  await expectError('Minimum payout amount is TZS 10,000')
  await retype('Amount, TZS', '264,901')
  await expectError('Amount exceeds your available balance')
  await retype('Amount, TZS', '264,900')
  await expectError('Please enter a valid phone number', 'Phone')
  for (const phone of ['0712', '+255 712-345-678-901-2', 'simu yangu']) {
    await retype('Phone', phone)
    await expectError('Please enter a valid phone number format', 'Phone') // [SPAY-021]
  }
  expect(new Set(methods)).toEqual(new Set(['GET']))
})
