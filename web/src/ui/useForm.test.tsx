// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TextField } from './TextField.tsx'
import { type FieldErrors, type FormOptions, useForm } from './useForm.ts'

interface Person {
  name: string
  town: string
}
const missing = (person: Person): FieldErrors =>
  Object.fromEntries(Object.entries(person).flatMap(([name, text]) => (text === '' ? [[name, `no ${name}`]] : [])))

function PersonForm(options: Partial<FormOptions<Person>>) {
  const [values, set] = useState<Person>({ name: '', town: 'Tanga' })
  const form = useForm({ values, set, validate: missing, onSubmit: () => {}, ...options })
  return (
    <form {...form.props}>
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('town')} label="Town" />
      <button type="submit">Save</button>
      <button type="button" onClick={form.clearErrors}>
        Later
      </button>
    </form>
  )
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const errors = () => screen.queryAllByText(/^no /).map(({ textContent }) => textContent)

test('[A11Y-006] submitting invalid fields marks them, focuses the first one and sends nothing', async () => {
  const onSubmit = vi.fn()
  render(<PersonForm onSubmit={onSubmit} validate={(person) => Object.fromEntries(Object.entries(missing(person)).reverse())} />)
  await userEvent.clear(field('Town'))
  expect(errors()).toEqual([])
  await press('Save')
  expect(errors()).toEqual(['no name', 'no town'])
  expect(document.activeElement).toBe(field('Name'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('valid values are submitted', async () => {
  const onSubmit = vi.fn()
  render(<PersonForm onSubmit={onSubmit} />)
  await userEvent.type(field('Name'), 'Asha{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Asha', town: 'Tanga' })
})

test.each([
  [false, ['no name'], []],
  [true, [], ['no town']],
])('errors stay until the next submit, or follow each change where live is %s', async (live, typed, emptied) => {
  render(<PersonForm live={live} />)
  await press('Save')
  await userEvent.type(field('Name'), 'Asha')
  expect(errors()).toEqual(typed)
  await press('Save')
  expect(errors()).toEqual([])
  await userEvent.clear(field('Town'))
  expect(errors()).toEqual(emptied)
})

test('errors can be cleared', async () => {
  render(<PersonForm />)
  await press('Save')
  await press('Later')
  expect(errors()).toEqual([])
})

test('the focus moves once `onInvalid` has resolved', async () => {
  const said = Promise.withResolvers<void>()
  const onInvalid = vi.fn(() => said.promise)
  render(<PersonForm onInvalid={onInvalid} />)
  await press('Save')
  expect(onInvalid).toHaveBeenCalledExactlyOnceWith({ name: '', town: 'Tanga' })
  expect(document.activeElement).not.toBe(field('Name'))
  said.resolve()
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Name')))
})

test('a field the server refused is marked and focused; a client-side error of the same field takes precedence', async () => {
  const { rerender } = render(<PersonForm />)
  rerender(<PersonForm refused={{ town: 'no such town', name: 'no such name' }} />)
  expect(errors()).toEqual(['no such name', 'no such town'])
  expect(document.activeElement).toBe(field('Name'))
  await press('Save')
  expect(errors()).toEqual(['no name', 'no such town'])
})
