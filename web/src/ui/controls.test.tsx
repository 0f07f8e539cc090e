// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { Button } from './Button.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { Jina } from './Jina.tsx'
import { Price } from './Money.tsx'
import { Plate } from './Plate.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { Stepper } from './Stepper.tsx'
import { TextField } from './TextField.tsx'

beforeEach(async () => {
  await loadBundle('shell')
  await chooseLanguage('en')
})
test('[CHAT-073] a busy button shows its busy label, keeps the focus and neither acts nor submits', async () => {
  const act = vi.fn()
  const submit = vi.fn()
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Note" />
      <Button type="submit" busy={busy} busyLabel="Processing Payment..." onClick={act}>
        Pay
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  screen.getByRole('button', { name: 'Pay' }).focus()
  rerender(form(true))
  const button = screen.getByRole('button', { name: 'Processing Payment...' })
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  await userEvent.type(screen.getByRole('textbox'), 'x{Enter}')
  expect(act).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

test('the stepper stops at its limits', async () => {
  const Counter = () => {
    const [value, setValue] = useState(1)
    return <Stepper label="Sato" value={value} max={3} onChange={setValue} />
  }
  render(<Counter />)
  const fewer = screen.getByRole('button', { name: 'Fewer: Sato' })
  const more = screen.getByRole('button', { name: 'More: Sato' })
  const value = () => screen.getByRole('status').textContent
  await userEvent.click(fewer)
  expect(value()).toBe('1')
  expect(fewer.getAttribute('aria-disabled')).toBe('true')
  for (let tap = 0; tap < 5; tap++) await userEvent.click(more)
  expect(value()).toBe('3')
  expect(document.activeElement).toBe(more)
})

test('[A11Y-002] arrow keys select a choice, and a click anywhere on its tile does too', async () => {
  const chosen = vi.fn()
  const Options = () => {
    const [value, setValue] = useState<'standard' | 'express' | null>(null)
    const choose = (next: 'standard' | 'express') => {
      chosen(next)
      setValue(next)
    }
    return (
      <ChoiceGroup
        legend="Delivery options"
        value={value}
        onChange={choose}
        choices={[
          { value: 'standard', title: 'Standard', hint: 'Within 24-48 hours', end: 'TZS 5,000' },
          { value: 'express', title: 'Express' },
        ]}
      />
    )
  }
  render(<Options />)
  expect(screen.getByRole('radiogroup', { name: 'Delivery options' })).toBeTruthy()
  await userEvent.click(screen.getByText('Within 24-48 hours'))
  expect(chosen).toHaveBeenLastCalledWith('standard')
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen).toHaveBeenLastCalledWith('express')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Express' }).checked).toBe(true)
})

test('[A11Y-006] a field has its label as name, and hint and error as description', () => {
  render(<TextField label="City" hint="Where you live" error="Please enter a city." />)
  const field = screen.getByRole('textbox', { name: 'City' })
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['Where you live', 'Please enter a city.'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['pending', 'Pending', 'b-pending'],
  ['processing', 'Processing', 'b-processing'],
  ['shipping', 'In Transit', 'b-shipping'],
  ['shipped', 'In Transit', 'b-shipping'],
  ['in_transit', 'In Transit', 'b-shipping'],
  ['delivered', 'Delivered', 'b-delivered'],
  ['cancelled', 'Cancelled', 'b-cancelled'],
])('[ORD-005][ORD-006][ORD-007][GEN-049] status %s is shown as %s', (status, text, look) => {
  render(<StatusBadge status={status} />)
  expect(screen.getByText(text).className).toContain(look)
})

test('[GEN-049] an unknown status shows a neutral badge', () => {
  render(<StatusBadge status="lost_at_sea" />)
  expect(screen.getByText('lost_at_sea').className).toBe('badge b-unknown')
})

test('[GEN-043][GEN-044] a price reads TZS 12,500', () => {
  const { container } = render(<Price shillings={12_500} />)
  expect(container.textContent).toBe('TZS 12,500')
})

test('[GEN-045] without an image, or if it fails to load, the placeholder is shown', () => {
  const { container, rerender } = render(<Plate src={undefined} alt="" />)
  const image = () => container.querySelector('img')
  const placeholder = image()?.getAttribute('src')
  expect(placeholder).toMatch(/svg/)
  rerender(<Plate src="/uploads/x.jpg" alt="" />)
  expect(image()?.getAttribute('src')).toBe('/uploads/x.jpg')
  image()?.dispatchEvent(new Event('error'))
  return vi.waitFor(() => expect(image()?.getAttribute('src')).toBe(placeholder))
})

test('a proverb is shown in Swahili, with a translation only in English mode', async () => {
  const { container, rerender } = render(<Jina saying="haste" />)
  expect(container.textContent).toBe('Haraka haraka haina barakaHurry, hurry carries no blessing.')
  await chooseLanguage('sw')
  rerender(<Jina saying="haste" />)
  expect(container.textContent).toBe('Haraka haraka haina baraka')
})
