// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { ProductRecord } from '#contract/control/records.ts'
import { Button } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { ControlForm } from './ControlForm.tsx'
import { FaultForm } from './faults/FaultsPanel.tsx'
import { RealtimeForm } from './faults/RealtimePanel.tsx'
import { GoodsRow } from './GoodsPanel.tsx'
import { WorldPanel } from './worlds/WorldPanel.tsx'

const Order = z.strictObject({
  fish: z.enum(['changu', 'kibua']),
  size: z.optional(z.enum(['small', 'large'])),
  buyer: z.optional(z.string()),
  name: z.optional(z.string().check(z.maxLength(8))),
  street: z.string().check(z.regex(/^[A-Z]/)),
  pieces: z.int().check(z.minimum(1), z.maximum(5_000)),
  grams: z.optional(z.int().check(z.minimum(100))),
})

const send = vi.fn<(order: z.infer<typeof Order>) => Promise<void>>()

function OrderForm({ withGrams = true }: { withGrams?: boolean }) {
  const [draft, setDraft] = useState({ fish: 'changu', size: '', buyer: '', name: '', street: 'Uhuru', pieces: '2', grams: '' })
  const action = useAction(send)
  return (
    <ControlForm
      schema={Order}
      fields={{
        fish: { label: 'Fish', options: { changu: 'Snapper', kibua: 'Mackerel' } },
        size: { label: 'Size', any: 'Any size', options: { small: 'Small', large: 'Large' }, hint: 'As caught' },
        buyer: { label: 'Buyer', any: 'Anyone', options: { asha: 'Asha Salum' } },
        name: { label: 'Name' },
        street: { label: 'Street' },
        pieces: { label: 'Pieces', least: 1, most: 5_000 },
        grams: withGrams ? { label: 'Grams', least: 100, required: true } : undefined,
      }}
      draft={draft}
      onDraft={setDraft}
      action={action}
      submit="Order"
      className="qa-grid"
      name="Order of fish"
    >
      <Button onClick={() => void action.run({ fish: 'kibua', street: 'Uhuru', pieces: 1 })}>One mackerel</Button>
    </ControlForm>
  )
}
const field = (name: string) => screen.getByRole('textbox', { name })
const select = (name: string) => screen.getByRole('combobox', { name })
const fill = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  if (text !== '') await userEvent.type(field(name), text)
}
const errors = () => screen.queryAllByText(/^Please /).map(({ textContent }) => textContent)

test('[QA-031] each field is drawn by the type of its value, with its default; Enter sends numbers as numbers and leaves empty fields out', async () => {
  render(<OrderForm withGrams={false} />)
  expect(screen.getByRole('form', { name: 'Order of fish' }).className).toBe('qa-grid')
  expect([...select('Size').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Any size', 'Small', 'Large'])
  expect(screen.queryByLabelText('Grams')).toBeNull()
  await userEvent.type(field('Street'), '{Enter}')
  expect(send).toHaveBeenLastCalledWith({ fish: 'changu', street: 'Uhuru', pieces: 2 })

  await userEvent.selectOptions(select('Fish'), 'Mackerel')
  await userEvent.selectOptions(select('Size'), 'Large')
  await userEvent.selectOptions(select('Buyer'), 'Asha Salum')
  await fill('Name', ' Iddi ')
  await fill('Pieces', '40')
  await userEvent.keyboard('{Enter}')
  const all = { fish: 'kibua', size: 'large', buyer: 'asha', name: 'Iddi', street: 'Uhuru', pieces: 40 }
  expect(send).toHaveBeenLastCalledWith(all)
  await userEvent.selectOptions(select('Size'), 'Any size')
  await userEvent.click(screen.getByRole('button', { name: 'Order' }))
  expect(send).toHaveBeenLastCalledWith({ fish: 'kibua', buyer: 'asha', name: 'Iddi', street: 'Uhuru', pieces: 40 })
})

test('[QA-031] a field that the schema refuses shows an error until it is right, and the first one gets the focus', async () => {
  render(<OrderForm />)
  expect(field('Name').hasAttribute('required')).toBe(false)
  expect(field('Pieces').hasAttribute('required')).toBe(true)
  await fill('Name', 'Iddi Mfaume')
  await fill('Street', ' ')
  await fill('Pieces', '2.5')
  expect(errors()).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(send).not.toHaveBeenCalled()
  expect(errors()).toEqual([
    'Please enter at most 8 characters.',
    'Please fill this in.',
    'Please enter a whole number from 1 to 5,000.',
    'Please fill this in.',
  ])
  expect(document.activeElement).toBe(field('Name'))
  await fill('Name', 'Iddi')
  await fill('Street', 'uhuru')
  await fill('Pieces', '5000')
  await fill('Grams', 'many')
  expect(errors()).toEqual(['Please follow the rule above.', 'Please enter a whole number, 100 or more.'])
  await fill('Street', 'Uhuru')
  await fill('Grams', '100')
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledExactlyOnceWith({ fish: 'changu', name: 'Iddi', street: 'Uhuru', pieces: 5_000, grams: 100 })
  await fill('Pieces', '')
  expect(errors()).toEqual([])
})

test('[QA-031] while a call runs the form sends no other; a refusal is shown below the buttons', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  send.mockReturnValueOnce(promise)
  render(<OrderForm withGrams={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'One mackerel' }))
  expect(screen.getByRole('button', { name: 'Order' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(field('Street'), '{Enter}')
  expect(send).toHaveBeenCalledOnce()
  reject(new Error('no'))
  await screen.findByText('The mock refused this.')
})

const product = { id: 'changu', name: 'Changu', availableQuantity: 3, unitPrice: 17_000, isActive: true } as ProductRecord
const world = { name: 'qa', seed: 'large', now: '', clock: { kind: 'real' }, entries: 0, gone: 0, snapshots: [] }

test.each([
  ['Refused with a status, the call is not made', () => <FaultForm />, ['Status, 400 to 599', 'How often', 'Share in percent']],
  ['The call waits', () => <FaultForm />, ['Milliseconds of the world’s clock']],
  ['Delay', () => <RealtimeForm accounts={[]} />, ['Milliseconds of the world’s clock', 'How often']],
  ['Close after n events', () => <RealtimeForm accounts={[]} />, ['After so many events']],
  ['', () => <GoodsRow product={product} />, ['In stock', 'Price in TZS']],
  ['', () => <WorldPanel onReset={() => {}} />, ['Number of products', 'Orders of Mwanaidi']],
])('[QA-031] the limits that an error names are those of the schema: form %#', async (option, form, labels) => {
  vi.stubGlobal('fetch', async () => Response.json(world))
  render(form())
  if (option !== '') await userEvent.selectOptions(screen.getByLabelText('What goes wrong'), option)
  await screen.findByLabelText(labels[0] ?? '')
  for (const label of labels) await fill(label, '-1')
  await userEvent.keyboard('{Enter}')
  for (const label of labels) {
    const input = field(label)
    const isWrong = (value: number) => {
      fireEvent.change(input, { target: { value } })
      return input.hasAttribute('aria-invalid')
    }
    const text = document.querySelector(`[id="${input.id}-error"]`)?.textContent ?? ''
    const [least = NaN, most] = [...text.replaceAll(',', '').matchAll(/\d+/g)].map(Number)
    expect([isWrong(least - 1), isWrong(least)], label).toEqual([true, false])
    if (most !== undefined) expect([isWrong(most), isWrong(most + 1)], label).toEqual([false, true])
  }
})
