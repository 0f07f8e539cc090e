// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Address } from '#contract/address.ts'
import type { Transporter } from '#contract/transporter.ts'
import { anAddress, aProduct, aTransporter, aUser } from '#fixtures/builders.ts'
import { digitsOf, otherPhone } from '#web/features/checkout/checkout.ts'
import { useSession } from '#web/features/session/session.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { OptionButtons } from '#web/ui/OptionButtons.tsx'
import { DeliveryPanel } from './choices/DeliveryPanel.tsx'
import { MethodPanel } from './choices/MethodPanel.tsx'
import { ChosenTransporter, TransporterChoices } from './choices/TransporterChoices.tsx'
import { TransporterPanel } from './choices/TransporterPanel.tsx'
import { clearDraft, draftNow, setChoices, useCheckoutDraft } from './draft.ts'
import { OrderSlip } from './summary/OrderSlip.tsx'

beforeEach(async () => {
  for (const bundle of ['shell', 'shop', 'checkout'] as const) await loadBundle(bundle)
  clearDraft()
  onChosen.mockClear()
})
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const lines = [
  { productId: 'a', quantity: 2, product: aProduct({ id: 'a', name: 'Sato', unitPrice: 12_000 }) },
  { productId: 'b', quantity: 1, product: aProduct({ id: 'b', name: 'Changu', unitPrice: '18500.00' }) },
]
const onChosen = vi.fn()
const okay = aTransporter({ id: 'ok', businessName: 'Okay', region: 'Tanga', isVerified: true })
const unverified = aTransporter({ id: 'new', businessName: 'New', isVerified: false })
const withTransporters = async (list: Transporter[]) => {
  vi.stubGlobal('fetch', async () => Response.json(list))
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <TransporterPanel lines={lines} region="Tanga" onChosen={onChosen} />
    </SWRConfig>,
  )
  await screen.findByRole('button', { name: 'No preference' })
}

test('[CHAT-017][CHAT-099][CHAT-149] the delivery options have fee and time, the default first, and one tap chooses', async () => {
  render(<DeliveryPanel onChosen={onChosen} />)
  expect(screen.queryByRole('radio')).toBeNull()
  const [first, second, ...more] = screen.getAllByRole('button')
  expect(first?.textContent).toMatch(/Standard.*TZS 5,000.*within 24-48 hours/)
  expect(second?.textContent).toMatch(/Express.*TZS 10,000.*within 3-6 hours/)
  expect(more).toEqual([]) // no further button
  expect(draftNow().deliveryOption).toBeNull()
  await userEvent.click(second ?? document.body)
  expect(draftNow().deliveryOption).toBe('express')
  expect(onChosen).toHaveBeenCalledOnce()
})

test('[CHAT-149][CHAT-043] the second half of a double tap chooses nothing', async () => {
  const answers: string[] = []
  const choices = ['a', 'b'].map((value) => ({ value, title: value }))
  render(<OptionButtons label="Which?" choices={choices} onChoose={(value) => answers.push(value)} />)
  await userEvent.dblClick(screen.getByRole('button', { name: 'b' }))
  expect(answers).toEqual(['b'])
})

test('[CHAT-102][CHK-026][CHAT-149] mobile money comes first with its networks, and one tap on cash chooses it', async () => {
  render(<MethodPanel onChosen={onChosen} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Mobile money.*M-Pesa, Airtel Money, Mixx by Yas/),
    expect.stringMatching(/Cash on delivery/),
  ])
  await press(/Cash on delivery/)
  expect(draftNow().paymentMethod).toBe('cash_on_delivery')
  expect(onChosen).toHaveBeenCalledOnce()
})

test('[CHK-007][CHK-020] each product has a select with No preference first; unverified transporters are disabled', () => {
  render(<TransporterChoices lines={lines} transporters={[okay, unverified]} selections={{}} onChoose={() => {}} />)
  const options = [...screen.getByLabelText<HTMLSelectElement>('Who should carry Sato?').options]
  expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['No preference', false],
    ['Okay, Tanga', false],
    [expect.stringContaining('not verified yet'), true],
  ])
  expect(screen.getByLabelText('Who should carry Changu?')).toBeTruthy()
})

test('[CHAT-100][CHAT-149] one tap chooses for all products: No preference, then the verified transporters by name and region', async () => {
  await withTransporters([unverified, okay])
  const group = within(screen.getByRole('group', { name: 'Use for all products' }))
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['No preference', 'Okay, Tanga'])
  await press('Okay, Tanga')
  expect(draftNow().transporterSelections).toEqual({ a: 'ok', b: 'ok' })
})

test('[CHAT-100][CHAT-101] with one choice per product the draft is set after the last one', async () => {
  await withTransporters([okay])
  await press('One for each product')
  const of = (product: string) => within(screen.getByRole('group', { name: `Who should carry ${product}?` }))
  await userEvent.click(of('Sato').getByRole('button', { name: 'Okay, Tanga' }))
  expect(screen.getByRole('status').textContent).toBe('1 of 2 chosen')
  expect(of('Sato').getByRole('button', { name: 'Okay, Tanga', pressed: true })).toBeTruthy()
  expect(draftNow().transporterSelections).toEqual({})
  expect(onChosen).not.toHaveBeenCalled()
  await userEvent.click(of('Changu').getByRole('button', { name: 'No preference' }))
  expect(draftNow().transporterSelections).toEqual({ a: 'ok', b: 'none' })
  expect(onChosen).toHaveBeenCalledOnce()
})

test('[CHAT-035][CHAT-101] the panel asks only for products without a valid transporter', async () => {
  setChoices({ transporterSelections: { a: 'ok', b: 'gone' } })
  await withTransporters([okay])
  expect(screen.getByText('The transporter you chose is no longer available. Please choose again.')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Who should carry Changu?' })).toBeTruthy()
  await press('No preference')
  expect(draftNow().transporterSelections).toEqual({ a: 'ok', b: 'none' })
})

test('[CHK-019] without transporters the buyer can continue with No preference', async () => {
  await withTransporters([])
  expect(screen.getByText('No transporters available at the moment. Please try again later.')).toBeTruthy()
  await press('No preference')
  expect(draftNow().transporterSelections).toEqual({ a: 'none', b: 'none' })
})

const chosen = {
  addressId: 'asha-home',
  deliveryOption: 'express',
  phone: otherPhone('255712345678'),
  transporterSelections: { a: 'ok', b: 'none' },
} as const
interface SlipGiven {
  paymentMethod: 'mobile_money' | 'cash_on_delivery' | null
  notes?: string
  transporters?: Transporter[]
  address?: Address
}
const showSlip = ({ paymentMethod, notes, transporters = [okay], address = anAddress({ region: 'Tanga' }) }: SlipGiven) => {
  vi.stubGlobal('fetch', async () => Response.json(transporters))
  setChoices({ ...chosen, paymentMethod, notes: notes ?? null })
  const onChangeAddress = vi.fn()
  const Slip = () => {
    const [open, setOpen] = useState<string | null>(null)
    return (
      <OrderSlip
        lines={lines}
        draft={useCheckoutDraft()}
        phone={digitsOf(useCheckoutDraft().phone, '')}
        address={address}
        transporters={transporters}
        open={open}
        onOpen={setOpen}
        onChangeAddress={onChangeAddress}
        editor={({ product }, isOpen) => isOpen && <p>{`Other number of ${product.name}`}</p>}
        whole={<p>All goods</p>}
        notice={null}
      />
    )
  }
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Slip />
    </SWRConfig>,
  )
  return { onChangeAddress, text: () => container.textContent.replaceAll('\u00A0', ' ') }
}

test('[CHAT-104][CHAT-176] the slip shows lines, totals and all choices; for mobile money the fee is separate', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-25T14:30+03:00') })
  onTestFinished(() => void vi.useRealTimers())
  const { text } = showSlip({ paymentMethod: 'mobile_money' })
  for (const part of [
    'Sato × 2TZS 24,000',
    'Pay nowTZS 42,500',
    'Delivery fee, paid on deliveryTZS 10,000',
    'TotalTZS 52,500',
    'To: Asha Salum, Mtaa wa Chole 21, Dar es Salaam',
    'When: Before 20:30 today · Express',
    'Who brings it: Sato: Okay; Changu: No preference',
    'Payment: Mobile money, 255 712 ••• 678 · you give the driver TZS 10,000',
    'Note: None',
  ])
    expect(text()).toContain(part)
  expect(text()).not.toContain('255712345678')
})

test.each([
  ['en', 'For: Rehema, 255 765 ••• 222Change', 'To: Mtaa wa Chole 21, Dar es Salaam', 'Change receiver'],
  ['sw', 'Kwa: Rehema, 255 765 ••• 222Badilisha', 'Wapi: Mtaa wa Chole 21, Dar es Salaam', 'Badilisha mpokeaji'],
] as const)('[CHAT-182] an order for somebody else has a row with her name and phone, in %s', async (language, row, place, change) => {
  await chooseLanguage(language)
  onTestFinished(() => chooseLanguage('en'))
  useSession.setState({ user: aUser() })
  const { text, onChangeAddress } = showSlip({
    paymentMethod: 'mobile_money',
    address: anAddress({ fullName: 'Rehema', phoneNumber: '255765111222' }),
  })
  for (const part of [row, place, '255 712 ••• 678']) expect(text()).toContain(part)
  await press(change)
  expect(onChangeAddress).toHaveBeenCalledOnce()
})

test.each([
  ['Asha Salum', '255712345678', null],
  ['Asha Salum, office', '255712345678', null],
  ['Asha Salum', '255765111222', 'For: Asha Salum, 255 765 ••• 222'],
])('[CHAT-182] an address of the buyer as `%s` with %s has the row %s', (fullName, phoneNumber, row) => {
  useSession.setState({ user: aUser() })
  const text = showSlip({ paymentMethod: 'mobile_money', address: anAddress({ fullName, phoneNumber }) }).text()
  if (row === null) expect(text).not.toContain('For:')
  else expect(text).toContain(row)
})

test('[CHAT-104][MON-031] with cash everything is due on delivery', () => {
  const text = showSlip({ paymentMethod: 'cash_on_delivery' }).text()
  for (const part of ['SubtotalTZS 42,500', 'Delivery fee, expressTZS 10,000']) expect(text).toContain(part)
  expect(text).toContain('Payment: Cash on delivery · you give the driver TZS 52,500')
  expect(text).not.toContain('Pay now')
  expect(text).not.toContain('Total')
})

test('[CHAT-181] without a method the slip has no row for it and shows what either button costs', () => {
  const text = showSlip({ paymentMethod: null }).text()
  expect(text).not.toContain('Payment:')
  for (const part of ['Pay nowTZS 42,500', 'Delivery fee, paid on deliveryTZS 10,000', 'TotalTZS 52,500']) expect(text).toContain(part)
})

const list = () => screen.getByRole('list', { name: 'What you chose' })
const expanded = () => within(list()).queryByRole('button', { expanded: true })?.getAttribute('aria-label') ?? null

test('[CHAT-105][CHAT-169][CHAT-176] each Change names its field and opens its row in place, one at a time; the address is asked by its own card', async () => {
  const { onChangeAddress } = showSlip({ paymentMethod: 'mobile_money' })
  for (const [name, option] of [
    ['Change delivery', /^Express/],
    ['Change transporter', 'No preference'],
    ['Change payment method', /^Cash on delivery/],
  ] as const) {
    await press(name)
    expect(expanded()).toBe(name)
    expect(await within(list()).findByRole('button', { name: option })).toBeTruthy()
  }
  await press('Change payment method')
  expect(expanded()).toBeNull()
  await press('Change address')
  expect([onChangeAddress.mock.calls.length, expanded()]).toEqual([1, null])
})

test('[CHAT-181][CHAT-149] one tap on an option of an open row chooses it and closes the row', async () => {
  const { text } = showSlip({ paymentMethod: 'mobile_money' })
  await press('Change delivery')
  await press(/^Standard/)
  expect([draftNow().deliveryOption, expanded()]).toEqual(['standard', null])
  expect(text()).toContain('TotalTZS 47,500')
  await press('Change transporter')
  await userEvent.click(await screen.findByRole('button', { name: 'No preference' }))
  expect([draftNow().transporterSelections, expanded()]).toEqual([{ a: 'none', b: 'none' }, null])
  expect(text()).toContain('Who brings it: No preference')
  await press('Change payment method')
  await press(/^Cash on delivery/)
  expect([draftNow().paymentMethod, expanded()]).toEqual(['cash_on_delivery', null])
})

test('[CHAT-104][CHK-023] the number is a button that opens its field; another number is used, and the field closes', async () => {
  showSlip({ paymentMethod: 'mobile_money' })
  await press('Other number: 255 712 ••• 678')
  const field = screen.getByRole('textbox', { name: /^Phone/ })
  await userEvent.clear(field)
  await userEvent.type(field, '12{Enter}')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(field)
  await userEvent.type(field, '0754333444{Enter}')
  expect(draftNow().phone).toEqual(otherPhone('255754333444'))
  expect(screen.queryByRole('textbox', { name: /^Phone/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Other number: 255 754 ••• 444' })).toBeTruthy()
})

test('[CHAT-176] `Change products` opens what can be changed about each, another row closes it, and so does a second tap', async () => {
  showSlip({ paymentMethod: 'mobile_money' })
  const editors = () => screen.queryAllByText(/^Other number of/).map(({ textContent }) => textContent)
  await press('Change products')
  expect(editors()).toEqual(['Other number of Sato', 'Other number of Changu'])
  await press('Change delivery')
  expect(editors()).toEqual([])
  await press('Change products')
  await press('Change products')
  expect(editors()).toEqual([])
})

test('[CHAT-168][CHAT-181] the transporter has a row only where one serves the region of the address', () => {
  const inMoshi = aTransporter({ id: 'moshi', region: 'Kilimanjaro', isVerified: true })
  const text = showSlip({ paymentMethod: 'mobile_money', transporters: [inMoshi, { ...okay, isVerified: false }] }).text()
  expect(text).not.toContain('Who brings it')
})

test('[CHAT-161][CHAT-169] each sentence of the notes is a chip that a tap removes, and `Change` opens a field', async () => {
  showSlip({ paymentMethod: 'mobile_money', notes: 'Call at the gate. Keep on ice' })
  await press('Take off: Call at the gate')
  expect(draftNow().notes).toBe('Keep on ice')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change order notes' }))
  await press('Change order notes')
  const field = screen.getByRole('textbox', { name: /^Order notes/ })
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, '. No bones')
  expect(draftNow().notes).toBe('Keep on ice. No bones')
})

const showChosen = (answer: () => Response) => {
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toBe('/v1/transporters/ok')
    return answer()
  })
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ChosenTransporter id="ok" />
    </SWRConfig>,
  )
}

test('[API-060][CHAT-168] the chosen transporter is fetched again and shown with the region, or as no longer verified', async () => {
  let transporter = okay
  showChosen(() => Response.json(transporter))
  await screen.findByText('Okay is in Tanga and has a verified account.')
  cleanup()
  transporter = { ...transporter, isVerified: false }
  showChosen(() => Response.json(transporter))
  await screen.findByText('The transporter you chose is no longer available. Please choose again.')
})

test('[ERR-029] an error of the transporter details is shown and can be retried', async () => {
  let answer = () => new Response('', { status: 500 })
  showChosen(() => answer())
  await screen.findByText('Failed to fetch transporter details')
  answer = () => Response.json(okay)
  await press('Try Again')
  await screen.findByText('Okay is in Tanga and has a verified account.')
})
