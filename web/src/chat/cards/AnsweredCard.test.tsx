// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { advance } from '../guide/advance.ts'
import { undoAnswer, useLastAnswer } from '../guide/back/lastAnswer.ts'
import { type Facts, noFacts } from '../guide/facts.ts'
import { isOfJourney } from '../kinds/kinds.ts'
import { openQuestion } from '../transcript/openQuestion.ts'
import { putEntries, useTranscript } from '../transcript/transcript.ts'
import { AnsweredCard } from './AnsweredCard.tsx'

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'checkout'] as const) await loadBundle(bundle)
  await chooseLanguage('en')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  useTranscript.setState({ owner: 'me', entries: [], loaded: true })
  clearDraft()
  setChoices({ checkoutRequested: true })
  useLastAnswer.setState({ last: null })
  putEntries([{ id: 'hello', at: 1, run: 1, card: { kind: 'said', text: 'hi' } }])
  guide()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Adds the entries that the guide writes for the choices made so far. */
function guide(more: Partial<Facts> = {}): void {
  const { addressId, paymentMethod: method } = draftNow()
  const facts: Facts = {
    ...{ ...noFacts, now: Date.now(), user: 'x', cartCount: 1, addresses: 1, phone: '0', checkoutRequested: true, usualRead: true },
    ...{ addressId, method, ...more },
  }
  act(() => putEntries(advance(useTranscript.getState().entries, facts)))
}

const show = () => render(<Thread />)
const Thread = () =>
  useTranscript(({ entries }) => entries).map(
    ({ id, card, answer }) =>
      answer &&
      isOfJourney(card) && (
        <div key={id} role="listitem" aria-label={id} tabIndex={-1} data-entry={id}>
          <AnsweredCard id={id} card={card} answer={answer} changeable />
        </div>
      ),
  )
const buttons = (id: string) =>
  within(screen.getByRole('listitem', { name: id }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
const asked = () => openQuestion(useTranscript.getState().entries, noFacts)?.card.kind

test('[CHAT-036][CHAT-149] an answered option has Undo next to Change for 5 s; Undo skips the answer and the guide asks again', () => {
  setChoices({ addressId: 'home' })
  guide()
  show()
  expect([buttons('1-address-0'), asked()]).toEqual([['Undo', 'Change'], 'slip'])
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  expect(draftNow()).toMatchObject({ checkoutRequested: true, addressId: null })
  expect(document.activeElement?.getAttribute('data-entry')).toBe('1-address-0')
  guide()
  expect(asked()).toBe('address')
  expect(screen.getByRole('listitem', { name: '1-address-0' }).textContent).toContain('Passed over: Where should we deliver?')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('[CHAT-036] after 5 s only Change is left', () => {
  setChoices({ addressId: 'home' })
  guide()
  show()
  act(() => void vi.advanceTimersByTime(4_900))
  expect(buttons('1-address-0')).toEqual(['Undo', 'Change'])
  act(() => void vi.advanceTimersByTime(200))
  expect(buttons('1-address-0')).toEqual(['Change'])
})

test('[CHAT-036] only the last answer can be undone: a choice on the slip takes Undo away from the address', () => {
  show()
  setChoices({ addressId: 'home' })
  guide()
  act(() => void vi.advanceTimersByTime(1))
  act(() => setChoices({ deliveryOption: 'express' }))
  expect(buttons('1-address-0')).toEqual(['Change'])
  act(() => void undoAnswer())
  expect(draftNow()).toMatchObject({ addressId: 'home', deliveryOption: null })
})

test('[CHAT-036][CHAT-103] Undo reverts all answers taken from the last order together', () => {
  const last = { deliveryOption: 'express', paymentMethod: 'mobile_money', transporterSelections: { a: 'none' } } as const
  setChoices({ addressId: 'home', ...last })
  guide()
  show()
  expect(asked()).toBe('slip')
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  expect(draftNow()).toMatchObject({ addressId: null, deliveryOption: null, paymentMethod: null, transporterSelections: {} })
})

test('[CHAT-036] Undo disappears once a payment waits, and once the answer is cleared by Change', () => {
  setChoices({ addressId: 'home' })
  guide()
  show()
  expect(buttons('1-address-0')).toEqual(['Undo', 'Change'])
  guide({ payment: { id: 'p', kind: 'waiting' } })
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  setChoices({ addressId: null })
  expect(useLastAnswer.getState().last).toBeNull()
})

test('[CHAT-036] the button is called Tendua in Swahili', async () => {
  vi.useRealTimers()
  await chooseLanguage('sw')
  setChoices({ addressId: 'home' })
  guide()
  show()
  expect(buttons('1-address-0')).toEqual(['Tendua', 'Badilisha'])
})
