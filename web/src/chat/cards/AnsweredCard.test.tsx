// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { advance } from '../guide/advance.ts'
import { useLastAnswer } from '../guide/back/lastAnswer.ts'
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
  setChoices({ checkoutRequested: true, addressId: 'home' })
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
  const { addressId, deliveryOption, paymentMethod: method, transporterSelections } = draftNow()
  const transporters = Object.values(transporterSelections).join(',')
  const facts: Facts = {
    ...{ ...noFacts, now: Date.now(), user: 'x', cartCount: 1, addresses: 1, phone: '0', checkoutRequested: true, choosesCarrier: true },
    ...{ addressId, deliveryOption, method, transporters, transportersChosen: transporters !== '', ...more },
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
  setChoices({ deliveryOption: 'express' })
  guide()
  show()
  expect([buttons('1-delivery-0'), asked()]).toEqual([['Undo', 'Change'], 'transporters'])
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  expect(draftNow()).toMatchObject({ addressId: 'home', deliveryOption: null })
  expect(document.activeElement?.getAttribute('data-entry')).toBe('1-delivery-0')
  guide()
  expect(asked()).toBe('delivery')
  expect(screen.getByRole('listitem', { name: '1-delivery-0' }).textContent).toContain('Passed over: Choose a delivery option')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('[CHAT-036] after 5 s only Change is left', () => {
  setChoices({ deliveryOption: 'express' })
  guide()
  show()
  act(() => void vi.advanceTimersByTime(4_900))
  expect(buttons('1-delivery-0')).toEqual(['Undo', 'Change'])
  act(() => void vi.advanceTimersByTime(200))
  expect(buttons('1-delivery-0')).toEqual(['Change'])
})

test('[CHAT-036] only the last answer has Undo', () => {
  show()
  setChoices({ deliveryOption: 'express' })
  guide()
  setChoices({ transporterSelections: { a: 'none' } })
  guide()
  expect([buttons('1-delivery-0'), buttons('1-transporters-0')]).toEqual([['Change'], ['Undo', 'Change']])
})

test('[CHAT-036][CHAT-103] Undo reverts all answers taken from the last order together', () => {
  const last = { deliveryOption: 'express', paymentMethod: 'mobile_money', transporterSelections: { a: 'none' } } as const
  setChoices(last)
  guide()
  show()
  expect(asked()).toBe('review')
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  expect(draftNow()).toMatchObject({ addressId: 'home', deliveryOption: null, paymentMethod: null, transporterSelections: {} })
})

test('[CHAT-036] Undo disappears once a payment waits, and once the answer is cleared by Change', () => {
  setChoices({ deliveryOption: 'express', transporterSelections: { a: 'none' }, paymentMethod: 'mobile_money' })
  guide()
  show()
  guide({ payment: { id: 'p', kind: 'waiting' } })
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  setChoices({ deliveryOption: null })
  expect(useLastAnswer.getState().last).toBeNull()
})

test('[CHAT-036] the button is called Tendua in Swahili', async () => {
  vi.useRealTimers()
  await chooseLanguage('sw')
  setChoices({ deliveryOption: 'express' })
  guide()
  show()
  expect(buttons('1-delivery-0')).toEqual(['Tendua', 'Badilisha'])
})
