// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder } from '#fixtures/builders.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { addressDraftNow } from '#web/features/addresses/oneLine/addressDraft.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { loadTexts } from '../../testing/buyer.ts'
import { dagaa, startNeemasCheckout } from '../../testing/neema.ts'
import { cartContents, replyKeys, say } from '../../testing/talk.ts'

beforeAll(loadTexts)
beforeEach(() =>
  startNeemasCheckout(anOrder({ id: 'o1', addressId: 'mother', items: [{ id: 'l1', quantity: 2, unitPrice: 1_000, product: dagaa }] })),
)

test('[CHAT-126] `home please, the usual` at the address chooses home, and nothing else from the last order', async () => {
  await say('home please, the usual', { kind: 'address' })
  expect([draftNow(), cartContents()]).toMatchObject([{ addressId: 'masaki', deliveryOption: null, paymentMethod: null }, { dagaa: 1 }])
})

test.each(['Anwani ile ile ya zamani', 'yes same place as always', 'Ileteni kwa anwani yangu ya siku zote'])(
  '[CHAT-126][CHAT-103] `%s` at the address adds no old order, and the address is asked again',
  async (line) => {
    await say(line, { kind: 'address' })
    expect(draftNow()).toMatchObject({ addressId: null, deliveryOption: null, paymentMethod: null })
    expect([cartContents(), replyKeys().at(-1)]).toEqual([{ dagaa: 1 }, 'address'])
  },
)

test('[CHAT-126] `pale pale Msasani kama siku zote` is read as a new address and chooses no saved one', async () => {
  await say('pale pale Msasani kama siku zote', { kind: 'address' })
  expect([draftNow(), cartContents()]).toMatchObject([{ addressId: null, deliveryOption: null }, { dagaa: 1 }])
})

test.each(['home please, the usual', 'hapo hapo kama mara iliyopita'])(
  '[CHAT-127] `%s` at the delivery adds no old order and repeats the question',
  async (line) => {
    setChoices({ addressId: 'msasani' })
    await say(line, { kind: 'delivery' })
    expect(cartContents()).toEqual({ dagaa: 1 })
    expect(draftNow().deliveryOption).toBeNull()
    expect(replyKeys().at(-1)).toBe('delivery')
  },
)

test.each(['is it the usual place?', 'which is the usual address'])(
  '[CHAT-126] the question `%s` does not choose an address',
  async (line) => {
    await say(line, { kind: 'address' })
    expect(draftNow().addressId).toBeNull()
  },
)

test.each(['her number is 0755123456', 'namba yake ni 0755 123 456'])(
  '[CHAT-182] `%s` at the new address is the number of its receiver, not of the payer',
  async (line) => {
    await say(line, { kind: 'newAddress' })
    expect([addressDraftNow().phoneNumber, draftNow()]).toMatchObject(['255 755 123 456', { notes: null, phone: null }])
  },
)

test.each([
  ['will they call me?', 'riderCalls', 'delivery'],
  // Not understood: the buttons of the slip are repeated.
  ['do i pay for delivery now?', 'reviewBoth', 'slip'],
  ['no rush', 'transporters', 'transporters'],
] as const)('[CHAT-141][CHAT-127] `%s` is answered with %s at %s', async (line, told, kind) => {
  await say(line, { kind } as Card)
  expect(replyKeys()).toContain(told)
  expect(draftNow()).toMatchObject({ deliveryOption: null, paymentMethod: null })
})

test('[CHAT-126] `no rush` at the delivery chooses standard', async () => {
  await say('no rush', { kind: 'delivery' })
  expect(draftNow().deliveryOption).toBe('standard')
})
