// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anAddress, anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import { useSlipRow } from '#web/chat/guide/slipRow.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadTexts, saveAddresses, signInBuyer } from '../testing/buyer.ts'
import { marketResponses } from '../testing/market.ts'
import { orderItem } from '../testing/orders.ts'
import { ADDED, buying, cartContents, fillCart, list, replyKeys, replyTexts, SLIP, say, showThread } from '../testing/talk.ts'

const fish = (id: string, name: string, more: object = {}) => aProduct({ id, name, availableQuantity: 9, ...more })
const frozen = { storageType: 'frozen' } as const
const market = [
  fish('tuna', 'Yellowfin tuna (Jodari), 1 kg'),
  fish('jumbo', 'Jumbo prawns (Kamba wakubwa), 1 kg'),
  fish('prawns', 'Prawns (Kamba), 1 kg'),
  fish('large', 'Large red snapper (Changu mkubwa), 3 kg'),
  fish('snapper', 'Red snapper (Changu), 1 kg'),
  fish('icySnapper', 'Frozen red snapper (Changu wa barafu), 1 kg', frozen),
  fish('kingfish', 'Kingfish (Nguru), 1 kg'),
  fish('octopus', 'Octopus (Pweza), 1 kg'),
  fish('beaten', 'Beaten octopus (Pweza aliyepigwa), 1 kg'),
  fish('heads', 'Nile perch heads (Vichwa vya sangara), 1 kg'),
  fish('squid', 'Squid (Ngisi), 1 kg'),
]
const idsOf = (...ids: readonly string[]) => market.filter(({ id }) => ids.includes(id))
const found = {
  jodari: idsOf('tuna'),
  kamba: idsOf('jumbo', 'prawns'),
  changu: idsOf('large', 'snapper', 'icySnapper'),
  nguru: idsOf('kingfish'),
  pweza: idsOf('octopus', 'beaten'),
  ngisi: idsOf('squid'),
  skin: [],
}
const home = anAddress({ id: 'home', addressLine1: 'Mtaa wa Chole 21', addressLine2: 'Masaki', isDefault: true })
const office = anAddress({ id: 'office', addressLine1: 'Samora Ave 22', addressLine2: '', isDefault: false })
const guest: Facts = { ...noFacts, cartCount: 1, checkoutRequested: true }
const underWay = anOrder({ id: 'o1', status: 'shipping' })

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  serve({
    ...marketResponses(market, found),
    'GET /transporters': { body: [aTransporter({ id: 'riders', businessName: 'Kariakoo Riders' })] },
  })
  saveAddresses([home, office])
})

const cards = () => useTranscript.getState().entries.map(({ card }) => card)
/** The response to the line: a reply key, a list with its search, or the kind of the card. */
const last = () => {
  const card = cards().at(-1)
  return card?.kind === 'guideText' ? card.text : card?.kind === 'products' ? `list of ${card.search}` : card?.kind
}
const isSorry = () => cards().some((card) => card.kind === 'reply' && card.how === 'sorry')

function open(card: Card, inCart: Readonly<Record<string, number>>, before: readonly Card[] = []): void {
  fillCart(market, inCart)
  showThread(...before, card)
}
/** Sends a line while `card` is the open question and the cart holds `inCart`. */
async function sayWithCart(line: string, card: Card, inCart: Readonly<Record<string, number>>, facts = noFacts): Promise<void> {
  fillCart(market, inCart)
  await say(line, card, facts)
}

test.each(['prawns, gutted and headless please', 'changu watolewe magamba'])(
  '[CHAT-161][CHAT-135] `%s` is written into the note as a whole, and removes nothing',
  async (line) => {
    const cart = { tuna: 4, jumbo: 2, snapper: 1 }
    await sayWithCart(line, SLIP, cart)
    expect([cartContents(), replyKeys(), draftNow().notes]).toEqual([cart, ['noted'], line])
  },
)

test.each([
  ['bila vichwa', 'reply'],
  ['no heads on prawns', 'notUnderstood'],
  ['no heads', 'forExample'],
  ['skin off', 'categories'],
  ['kamba bila vichwa', 'list of kamba'],
  ['kamba wasio na vichwa', 'list of kamba'],
  ['take the guts out of the tuna', 'notUnderstood'],
])('[CHAT-141][CHAT-135] `%s` removes nothing and writes no note', async (line, met) => {
  const cart = { tuna: 4, jumbo: 2, snapper: 1 }
  await sayWithCart(line, SLIP, cart)
  expect([cartContents(), replyKeys(), draftNow().notes, last()]).toEqual([cart, met === 'reply' ? ['cleaning'] : [], null, met])
})

test.each([
  ['tuna 4, jumbo prawns 2kg, no heads', { tuna: 4, jumbo: 2 }, ['putIn', 'noted']],
  ['jodari 2, bila vichwa', { tuna: 2 }, ['noted']],
  ['kingfish 2 gutted and scaled please', { kingfish: 2 }, ['noted']],
])('[CHAT-134][CHAT-161] `%s` adds the fish and writes the wish into the note', async (line, after, replies) => {
  await sayWithCart(line, { kind: 'categories' }, {})
  expect([cartContents(), replyKeys(), draftNow().notes]).toEqual([after, replies, line])
})

test.each([
  ['Could I have two red snapper, not the frozen ones', {}],
  ['red snapper 2, sio wa barafu', {}],
])('[CHAT-135] `%s` never adds the kind it excludes', async (line, cart) => {
  await sayWithCart(line, { kind: 'categories' }, cart)
  expect(cartContents()).not.toHaveProperty('icySnapper')
  const list = cards().findLast(({ kind }) => kind === 'products')
  expect(cartContents()['snapper'] === 2 || (list?.kind === 'products' && list.goods === 'fresh')).toBe(true)
})

test.each([
  ['Could you swap the frozen snapper for the refrigerated one please?', 'product'],
  ['No, I said not the frozen ones. Scrap that and give me the fresh ones instead', 'notUnderstood'],
])('[CHAT-135][CHAT-048] `%s` does not add the fish to be replaced', async (line, met) => {
  await sayWithCart(line, ADDED, { icySnapper: 2 })
  expect([cartContents(), last()]).toEqual([{ icySnapper: 2 }, met])
})

test.each(['checkout', 'go', 'lipa', 'malizia'])('[CHAT-127] `%s` before a kind is chosen asks for the kind', async (line) => {
  await sayWithCart(line, list('changu', 2), {})
  expect([cartContents(), replyKeys()]).toEqual([{}, ['list']])
})

test('[CHAT-135] a swap typed at a list picks no row', async () => {
  await sayWithCart('Could you swap the frozen snapper for the refrigerated one please?', list('changu', 1), {})
  expect(cartContents()).toEqual({})
})

test.each([
  ['wrong, 3 not 4', { tuna: 4, jumbo: 2 }, { tuna: 3, jumbo: 2 }],
  ['3 sio 4', { tuna: 4, jumbo: 2 }, { tuna: 3, jumbo: 2 }],
  ['3 not 2', { tuna: 4, jumbo: 2 }, { tuna: 4, jumbo: 3 }],
  ['3 not 5', { tuna: 4, jumbo: 2 }, { tuna: 4, jumbo: 3 }],
])('[CHAT-135] `%s` changes the fish that has the wrong number', async (line, before, after) => {
  await sayWithCart(line, ADDED, before)
  expect(cartContents()).toEqual(after)
})

test('[CHAT-134] `the jumbo ones` does not pick another large fish', async () => {
  const said: Card = { kind: 'said', text: 'some prawns as well, the big ones' }
  open(ADDED, { large: 1 }, [said])
  await handleMessage('One pack of the jumbo ones please', ADDED, noFacts)
  expect([cartContents(), replyKeys()]).toEqual([{ large: 1 }, ['weight']])
})

test.each([
  ['add one of the jumbo prawns', SLIP, { jumbo: 1 }],
  ['Yes please, one of those', { kind: 'product', productId: 'jumbo' }, { jumbo: 1 }],
  ['nipe mbili ya hizo', { kind: 'product', productId: 'jumbo' }, { jumbo: 2 }],
] as const)('[CHAT-136] `%s` picks the row with its number', async (line, card, after) => {
  await sayWithCart(line, card, {})
  expect(cartContents()).toEqual(after)
})

test.each([
  ['first, cheaper squid?', list('pweza', 1), ['cheapest']],
  [
    "Could I have one of those please. I don't have an account yet, do I need one?",
    { kind: 'product', productId: 'jumbo' },
    ['account', 'notDone'],
  ],
] as const)('[CHAT-136][CHAT-048] `%s` is answered and picks nothing', async (line, card, told) => {
  await sayWithCart(line, card, {})
  expect([cartContents(), replyKeys()]).toEqual([{}, told])
})

test('[CHAT-091] a guest’s question about the account at the phone number is answered, and nothing is added', async () => {
  signInAs(null)
  open({ kind: 'product', productId: 'jumbo', beside: true }, { snapper: 1 }, [{ kind: 'phone' }])
  await handleMessage("Could I have one of those please. I don't have an account yet, do I need one?", { kind: 'phone' }, guest)
  expect([cartContents(), replyKeys()]).toEqual([{ snapper: 1 }, ['account', 'notDone']])
})

test.each([
  ['the same please', { tuna: 2 }],
  ['ile ile', { tuna: 2 }],
  ['same', {}],
])('[CHAT-145] `%s` at the welcome buys the usual order if it is clear enough', async (line, after) => {
  const order = anOrder({ id: 'o1', status: 'delivered', items: idsOf('tuna').map((tuna) => orderItem(tuna, 2)) })
  serve({ ...marketResponses(market), 'GET /orders': { body: [order] } })
  open({ kind: 'welcome' } as Card, {})
  await handleMessage(line, null, noFacts)
  expect([cartContents(), last() === 'notUnderstood']).toEqual([after, line === 'same'])
})

test('[CHAT-126] an address is chosen even if the same line asks a question', async () => {
  await sayWithCart('2nd one. cheaper?', { kind: 'address' }, { tuna: 1 }, buying)
  expect(draftNow().addressId).toBe('office')
})

test.each(['take it, 3', 'nipe hiyo 3', 'sawa, weka tatu'])(
  '[CHAT-133][CHAT-048] `%s` after the lowest price adds nothing, and the chat asks what is meant',
  async (line) => {
    await sayWithCart('cheapest tuna?', { kind: 'categories' }, {})
    await handleMessage(line, null, noFacts)
    expect([cartContents(), last()]).toEqual([{}, 'notUnderstood'])
  },
)

test.each(['tuna or kingfish?', 'jodari au nguru?', 'do you have tuna or kingfish?'])(
  '[CHAT-141] `%s` compares the two fish',
  async (line) => {
    await sayWithCart(line, { kind: 'categories' }, {})
    expect(replyKeys()).toEqual(['compare'])
  },
)

test('[CHAT-044][CHAT-178] `go` is the next step, and at the slip names the buttons that order, whichever row is open', async () => {
  await sayWithCart('go', SLIP, { tuna: 1 })
  expect(draftNow().checkoutRequested).toBe(true)
  for (const line of ['go', 'tuma']) {
    await sayWithCart(line, { kind: 'slip' }, { tuna: 1 }, buying)
    expect(replyKeys()).toEqual(['reviewBoth'])
    expect(replyTexts()[0]).toMatch(/^Tap Pay TZS [\d,]+ by phone or Cash on delivery, /)
    await sayWithCart(line, { kind: 'delivery' }, { tuna: 1 }, buying)
    expect([replyKeys(), useSlipRow.getState().open]).toEqual([['reviewBoth'], null])
  }
})

test('[CHAT-138] `bei?` on shown fish is answered with their prices', async () => {
  await sayWithCart('bei?', list('pweza'), {})
  expect(replyKeys()).toEqual(['compareRows'])
  await sayWithCart('price?', { kind: 'product', productId: 'jumbo' }, {})
  expect(replyKeys()).toEqual(['priceOne'])
})

test('[CHAT-091] a guest is told the total of the cart', async () => {
  signInAs(null)
  await sayWithCart('total?', { kind: 'phone' }, { jumbo: 2 }, guest)
  expect(replyKeys()).toEqual(['totalWith'])
})

test('[CHAT-056] `sawa` after a reply is understood', async () => {
  for (const line of ['sawa', 'ok', 'haya poa']) {
    await sayWithCart(line, { kind: 'categories' }, {})
    await handleMessage(line, null, noFacts)
    expect(isSorry()).toBe(false)
    expect(cards().some((card) => card.kind === 'guideText' && card.text === 'notUnderstood')).toBe(false)
  }
})

test.each(['same prawns back', 'rudisha kamba'])('[CHAT-036] `%s` adds back what was removed', async (line) => {
  await sayWithCart('remove the jumbo prawns', SLIP, { tuna: 1, jumbo: 2 })
  expect(cartContents()).toEqual({ tuna: 1 })
  await handleMessage(line, null, noFacts)
  expect(cartContents()).toEqual({ tuna: 1, jumbo: 2 })
})

test.each(['add ice?', 'does it come with ice?'])(
  '[CHAT-158][CHAT-127] `%s` adds nothing, and the open question is repeated',
  async (line) => {
    await sayWithCart(line, { kind: 'delivery' }, { tuna: 1 }, buying)
    expect([cartContents(), replyKeys()]).toEqual([{ tuna: 1 }, ['delivery']])
  },
)

test.each(['eta?', 'lini?', 'ETA', 'when?'])('[CHAT-141] `%s` is answered with the arrival time', async (line) => {
  await sayWithCart(line, { kind: 'address' }, { tuna: 1 }, buying)
  expect(replyKeys()).toEqual(['deliveryTime'])
  setChoices({ deliveryOption: 'express' })
  await sayWithCart(line, { kind: 'slip' }, { tuna: 1 }, buying)
  expect(replyKeys()).toEqual(['arrivesWithin'])
  open({ kind: 'waiting', paymentId: 'p1' }, { tuna: 1 })
  await handleMessage(line, { kind: 'waiting', paymentId: 'p1' }, { ...buying, payment: { id: 'p1', kind: 'waiting' } })
  expect(replyKeys()).toEqual(['arrivesWithin'])
  serve({ 'GET /orders': { body: [underWay] } })
  await sayWithCart(line, { kind: 'tracking', orderId: 'o1' }, {})
  expect(replyKeys().at(-1)).toMatch(/^(?:notLate|whyLate)$/)
})

test.each(['fastest?', "who's fastest", 'nani haraka zaidi?', 'which rider is the quickest', 'ni kampuni gani inaleta haraka zaidi?'])(
  '[CHAT-141] `%s` is answered: speed depends on the delivery option, not on the carrier',
  async (line) => {
    await sayWithCart(line, { kind: 'transporters' }, { tuna: 1 }, buying)
    expect(replyKeys()).toEqual(['fastest'])
    expect(draftNow()).toMatchObject({ deliveryOption: null, transporterSelections: {} })
  },
)

test.each([
  ['the prawns I got had no shells', 'cleaning'],
  ['when will tuna be back in stock?', 'deliveryTime'],
  ['which delivery is the fastest?', 'cleaning'],
])('[CHAT-141] `%s` is not answered with %s', async (line, text) => {
  await sayWithCart(line, SLIP, { tuna: 1 })
  expect(replyKeys()).not.toContain(text)
  expect(cartContents()).toEqual({ tuna: 1 })
})

test('[CHAT-136] `first, do you deliver to Kigamboni?` picks no row', async () => {
  await sayWithCart('first, do you deliver to Kigamboni?', list('pweza', 1), {})
  expect(cartContents()).toEqual({})
})

test.each([
  ['change the tuna to 3', { tuna: 1 }, { tuna: 3 }],
  ['swap the frozen snapper for tuna', { snapper: 1 }, { snapper: 1 }],
])('[CHAT-135] `%s` never adds the fish to be removed', async (line, before, after) => {
  await sayWithCart(line, SLIP, before)
  expect(cartContents()).toEqual(after)
})

test.each([
  ['remove the prawns', SLIP, { tuna: 1, jumbo: 1 }, { tuna: 1 }],
  ['make it two red snapper, not three', SLIP, { snapper: 3 }, { snapper: 2 }],
  ['toa vichwa vya sangara', SLIP, { tuna: 1, heads: 2 }, { tuna: 1 }],
  ['no prawns', SLIP, { tuna: 1, jumbo: 1 }, { tuna: 1 }],
] as const)('[CHAT-135] `%s` still changes the cart', async (line, card, before, after) => {
  await sayWithCart(line, card, before)
  expect(cartContents()).toEqual(after)
})

test.each([
  ['One pack of the jumbo ones please', ADDED, { large: 1 }],
  ['do you have tuna or kingfish?', SLIP, { tuna: 1 }],
] as const)('[CHAT-048] `%s` is too unclear to change anything', async (line, card, before) => {
  await sayWithCart(line, card, before)
  expect(cartContents()).toEqual(before)
})
