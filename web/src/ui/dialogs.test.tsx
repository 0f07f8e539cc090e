// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { chooseLanguage, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { dialogs } from './dialogs.ts'
import { Dialogs } from './Dialogs.tsx'

beforeEach(async () => {
  await loadBundle('shell')
  render(
    <>
      <button type="button">Clear</button>
      <Dialogs />
    </>,
  )
})
function ask<T>(question: () => Promise<T>): Promise<T> {
  screen.getByRole('button', { name: 'Clear' }).focus()
  let answer: Promise<T> | null = null
  act(() => void (answer = question()))
  return answer ?? Promise.reject(new Error('not asked'))
}

test('[GEN-047] a confirmation shows its text in an alert dialog; Yes resolves to true', async () => {
  const answer = ask(() => dialogs.confirm(() => 'Are you sure you want to clear your cart?'))
  expect(screen.getByRole('alertdialog', { name: 'Are you sure you want to clear your cart?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(await answer).toBe(true)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('[GEN-047] No resolves to false, and the buttons can have other labels', async () => {
  const answer = ask(() =>
    dialogs.confirm(
      () => 'Leave?',
      () => ({ yes: 'Leave', no: 'Stay' }),
    ),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  expect(await answer).toBe(false)
})

test('[A11Y-005] Escape declines and restores the focus', async () => {
  const answer = ask(() => dialogs.confirm(() => 'Leave?'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No' }))
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
  expect(await answer).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }))
})

test('[GEN-047] Back closes the question with No and keeps the page; the promise resolves once the entry is gone', async () => {
  const answer = ask(() => dialogs.confirm(() => 'Leave?'))
  expect(history.state).toEqual({ isQuestion: true })
  act(() => history.back())
  expect(await answer).toBe(false)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  const next = ask(() => dialogs.confirm(() => 'Leave?'))
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(await next).toBe(true)
  expect(history.state).toBeNull()
})

test('[GEN-047] all open questions are declined when their page is left', async () => {
  const first = ask(() => dialogs.confirm(() => 'Clear?'))
  const second = ask(() => dialogs.confirm(() => 'Leave?'))
  act(dialogs.declineAll)
  expect(await Promise.all([first, second])).toEqual([false, false])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('[GEN-047] a notice has one button, and a second question is shown after the first', async () => {
  const notice = ask(() => dialogs.alert(() => 'Your cart is empty'))
  const next = ask(() => dialogs.confirm(() => 'Leave?'))
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'No' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await notice
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await next).toBe(true)
})

test('[I18N-005] an open question follows a change of language', async () => {
  const answer = ask(() =>
    dialogs.confirm(
      () => textsNow().errors.offline,
      () => ({ yes: textsNow().errors.reload }),
    ),
  )
  const english = textsNow().errors
  await act(() => chooseLanguage('sw'))
  const swahili = textsNow().errors
  expect(swahili.offline).not.toBe(english.offline)
  expect(screen.getByRole('alertdialog', { name: swahili.offline })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: swahili.reload }))
  expect(await answer).toBe(true)
  await act(() => chooseLanguage('en'))
})
