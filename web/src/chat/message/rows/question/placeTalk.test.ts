// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import type { Address } from '#contract/address.ts'
import { anAddress } from '#fixtures/builders.ts'
import type { Facts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { addToAddressDraft } from '#web/features/addresses/oneLine/addressDraft.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { chooseLanguage } from '#web/i18n/texts.ts'
import { loadTexts, newAddress, saveAddresses } from '../../testing/buyer.ts'
import { reviewed, startNeemasCheckout } from '../../testing/neema.ts'
import { buying, cardsAfterLine, replyKeys, say, shopping } from '../../testing/talk.ts'

const chole = anAddress({ id: 'chole', fullName: 'Asha', addressLine1: 'Mtaa wa Chole 21', addressLine2: 'Masaki', isDefault: true })

beforeAll(loadTexts)

const replies = () => cardsAfterLine().flatMap((card) => (card.kind === 'reply' ? [card] : []))
const lastReply = () => replies().at(-1)

interface At {
  readonly facts?: Facts
  readonly addresses?: readonly Address[]
  readonly chosen?: Parameters<typeof setChoices>[0]
  readonly before?: string
}

/** Sends a line in a new checkout of a buyer who reads Swahili, while a card of this kind is the open question. */
async function sayInCheckout(line: string, kind: string, { facts = buying, addresses, chosen = {}, before }: At = {}): Promise<void> {
  await startNeemasCheckout()
  await chooseLanguage('sw')
  if (addresses) saveAddresses(addresses)
  setChoices(chosen)
  if (before !== undefined) await addToAddressDraft(before, false)
  await say(line, { kind } as Card, facts)
}

test.each([
  ['leo niko sokoni kariakoo mtaa wa kongo, leta huko', 'Sokoni kariakoo mtaa wa kongo', ''],
  ['toa hayo maneno leo niko, andika kariakoo mtaa wa kongo tu', 'Kariakoo mtaa wa kongo', ''],
  ['remove those words, just write Sinza Kijiweni', 'Sinza Kijiweni', ''],
  ['anwani sio hiyo, badilisha iwe tandika sokoni karibu na kituo cha daladala', 'Tandika sokoni', 'karibu na kituo cha daladala'],
  ['lete hapo, ni tandika', 'Tandika', ''],
  ['no not Masaki, it is Mikocheni near Shoppers', 'Mikocheni', 'near Shoppers'],
  ['si tandika bali temeke mwisho karibu na hospitali', 'Temeke mwisho', 'karibu na hospitali'],
  ['leo sipo nyumbani, niko posta mtaa wa samora', 'Posta mtaa wa samora', ''],
  ['ngoja nikuambie, ni tabata bima karibu na sheli', 'Tabata bima', 'karibu na sheli'],
  ['nakaa mbagala kwa sasa, zakhem karibu na benki', 'Mbagala, zakhem', 'karibu na benki'],
  ['kibanda changu tandika', 'Kibanda changu tandika', ''],
])('[CHAT-151] `%s`: only the words of the place become the address', async (line, addressLine1, addressLine2) => {
  for (const kind of ['address', 'newAddress']) {
    await sayInCheckout(line, kind)
    expect([kind, newAddress()]).toMatchObject([kind, { addressLine1, addressLine2, region: 'Dar es Salaam' }])
  }
})

test('[CHAT-151][CHAT-182] a person named before the place receives there, and is no part of the street', async () => {
  await sayInCheckout('mama neema, buza kwa mpalange jirani na sheli', 'address', { addresses: [] })
  expect(newAddress()).toMatchObject({ addressLine1: 'Buza kwa mpalange', addressLine2: 'jirani na sheli', district: 'Temeke' })
  expect([newAddress().fullName, draftNow().notes]).toEqual(['Mama Neema', null])
})

const near = 'karibu na kituo'
test.each([
  ['ni kibanda changu cha chakula', 'Tandika sokoni', near],
  ['it is a house with a blue gate', 'Tandika sokoni', `${near}, a house with a blue gate`],
  ['geti la bluu', 'Tandika sokoni', `${near}, geti la bluu`],
  ['ghorofa ya pili', 'Tandika sokoni', `${near}, ghorofa ya pili`],
  ['hapana sio kigamboni, ni tandika sokoni', 'Tandika sokoni', near],
  ['sio kigamboni ni tandika sokoni', 'Tandika sokoni', near],
  ['hapana, ni mbagala', 'Mbagala', ''],
  ['ni nyuma ya msikiti', 'Tandika sokoni', 'nyuma ya msikiti'],
  ['ni kweli', 'Tandika sokoni', near],
  ['ni ghali sana', 'Tandika sokoni', near],
  ['ni mimi mwenyewe', 'Tandika sokoni', near],
])('[CHAT-151] `%s` once the address is complete: it is %s, %s', async (line, addressLine1, addressLine2) => {
  await sayInCheckout(line, 'newAddress', { addresses: [], before: `tandika sokoni ${near}` })
  expect(newAddress()).toMatchObject({ addressLine1, addressLine2, district: 'Temeke' })
  expect(replyKeys()).not.toContain('areaFound')
})

test.each(['kawaida ndo sh ngap', 'express ni bei gani', 'standard how much', 'kawaida bei gani jamani', 'kawaida ila ni shilingi ngapi?'])(
  '[CHAT-141][CHAT-135] `%s` chooses no delivery option and is answered with the fee',
  async (line) => {
    for (const kind of ['address', 'newAddress', 'delivery']) {
      await sayInCheckout(line, kind)
      expect([kind, draftNow().deliveryOption, replyKeys()]).toEqual([kind, null, ['deliveryFee']])
    }
  },
)

test.each([
  ['ya elfu 5', 'standard'],
  ['ya elfu 5 inatosha', 'standard'],
  ['elfu tano', 'standard'],
  ['the 10,000 one', 'express'],
  ['hiyo ya elfu kumi', 'express'],
  ['nina elfu 5 tu', null],
  ['sio ya elfu 5', null],
  ['ya elfu 5 ni ipi?', null],
  ['samaki wa elfu 5', null],
  ['ya elfu 8', null],
])('[CHAT-126] at the delivery `%s` chooses %s', async (line, chosen) => {
  await sayInCheckout(line, 'delivery', { chosen: { addressId: 'masaki' } })
  expect(draftNow().deliveryOption).toBe(chosen)
})

test.each([
  ['endelea, peleka office', 'office'],
  ['yeah checkout, kwa Godfrey Dodoma', 'brother'],
  ['checkout, kwa mama Moshi', 'mother'],
  ['peleka kwa baba Dodoma', 'brother'],
  ['checkout and send it to my office', 'office'],
  ['peleka nyumbani', 'masaki'],
  ['endelea', null],
])('[CHAT-054][CHAT-044] `%s` with fish in the cart starts the checkout to %s', async (line, addressId) => {
  await sayInCheckout(line, 'slip', { facts: shopping, chosen: { checkoutRequested: false } })
  expect(draftNow()).toMatchObject({ checkoutRequested: true, addressId, deliveryOption: null })
})

test.each([
  ['malizia, niko buza', 'Buza'],
  ['buza kwa mpalange jirani na sheli', 'Buza kwa mpalange'],
  ['tuendelee, nipo sinza mori karibu na baa', 'Sinza mori'],
])('[CHAT-054][CHAT-151] `%s` with fish in the cart starts the checkout to that place', async (line, addressLine1) => {
  await sayInCheckout(line, 'slip', { facts: shopping, addresses: [], chosen: { checkoutRequested: false } })
  expect([draftNow().checkoutRequested, newAddress().addressLine1]).toEqual([true, addressLine1])
})

test.each(['mnapeleka Dodoma', 'can you deliver to Moshi?', 'usipeleke office', 'send it to my friend', 'peleka kwa dada Moshi'])(
  '[CHAT-135] `%s` does not start the checkout',
  async (line) => {
    await sayInCheckout(line, 'slip', { facts: shopping, chosen: { checkoutRequested: false } })
    expect(draftNow()).toMatchObject({ checkoutRequested: false, addressId: null })
  },
)

test.each(['ileile', 'the same one', 'pale pale', 'address ile ile', 'ile ile ya siku zote'])(
  '[CHAT-126] `%s` chooses the saved address if there is just one',
  async (line) => {
    await sayInCheckout(line, 'address', { addresses: [chole] })
    expect(draftNow().addressId).toBe('chole')
    await sayInCheckout(line.startsWith('address') || line.startsWith('pale') ? 'ile ile' : line, 'address')
    expect([draftNow().addressId, replyKeys()]).toEqual([null, ['address']])
  },
)

test.each([
  ['address hiyo hiyo ya Chole, ni lini exactly itafika?', 'address', { addressId: null }, ['deliveryTime']],
  ['hiyo hiyo, nani ataleta?', 'address', { addressId: 'chole' }, ['carriers']],
  ['Chole, do you reach there?', 'address', { addressId: null }, ['address']],
  ['kawaida tu, nani analeta Dodoma?', 'delivery', { deliveryOption: 'standard' }, ['total', 'carriers']],
  ['okay standard, ila nani analeta?', 'delivery', { deliveryOption: 'standard' }, ['total', 'carriers']],
  ['haraka basi, ila nani analeta?', 'delivery', { deliveryOption: 'express' }, ['total', 'carriers']],
  ['standard please, and can I pay cash?', 'delivery', { deliveryOption: 'standard', paymentMethod: null }, ['total', 'payOnDelivery']],
  ['kawaida, itafika lini?', 'delivery', { deliveryOption: null }, ['deliveryTime']],
  ['express, ni salama?', 'delivery', { deliveryOption: null }, ['isItSafe']],
  ['standard or express, which is better?', 'delivery', { deliveryOption: null }, ['ways']],
] as const)('[CHAT-054][CHAT-127] `%s` at the %s stores %o and answers the question', async (line, kind, kept, told) => {
  await sayInCheckout(line, kind, { addresses: [chole] })
  expect(draftNow()).toMatchObject(kept)
  expect(replyKeys()).toEqual(told)
})

test.each([
  ['hapana wait, address ileile but nani analeta?', ['carrierChosen']],
  // The part of the line that was not done is mentioned.
  ['anwani hiyo hiyo, lakini nani analeta?', ['notDone', 'carrierChosen']],
])('[CHAT-105] `%s` at the slip is answered with the carrier and changes nothing', async (line, told) => {
  await sayInCheckout(line, 'slip', { chosen: reviewed })
  expect(draftNow()).toMatchObject(reviewed)
  expect(replyKeys()).toEqual(told)
})

test.each(['hii inaenda wapi sasa, office ama Moshi?', 'sawa sasa inaenda wapi?', 'where is it going?', 'inakwenda wapi?'])(
  '[CHAT-141] `%s` at the slip is answered with the chosen address',
  async (line) => {
    await sayInCheckout(line, 'slip', { chosen: reviewed })
    expect(lastReply()).toMatchObject({ text: 'goesTo', about: { place: expect.stringContaining('Mtaa wa Chole 21') } })
    expect(draftNow()).toMatchObject(reviewed)
  },
)

test.each([
  ['peleka office badala yake', 'slip', 'Samora'],
  ['send it to Godfrey instead', 'slip', 'Dodoma'],
  ['badilisha anwani iwe office', 'delivery', 'Samora'],
])('[CHAT-105] `%s` at the %s: the reply names the new place', async (line, kind, place) => {
  await sayInCheckout(line, kind, { chosen: { ...reviewed, ...(kind === 'delivery' && { deliveryOption: null }) } })
  expect(replies().filter(({ text }) => text === 'goesTo')).toMatchObject([{ about: { place: expect.stringContaining(place) } }])
})

test.each([
  ['na anipigie akifika stendi', 'anipigie akifika stendi'],
  ['call me before you come', 'call me before you come'],
  ['kwenye maelezo andika nipigie kabla ya kuja', 'nipigie kabla ya kuja'],
  ['kwenye maelezo andika: andika jina langu', 'andika jina langu'],
  ['note: write my name on the bag', 'write my name on the bag'],
  ['naomba mnipigie', null],
  ['mtanipigia mkifika?', null],
  ['call me when you have tuna', null],
  ['nipigie kabla ya kulipa', null],
])('[CHK-009] after `%s` at the slip the note is %s', async (line, notes) => {
  await sayInCheckout(line, 'slip', { chosen: reviewed })
  expect(draftNow().notes).toBe(notes)
})

test.each([
  ['lipa ukipokea bas, kama ana chenji', null, 'TZS 17,000'],
  ['cash, but does he have change?', 'cash_on_delivery', 'TZS 17,000'],
  ['chenji anayo?', null, 'TZS 17,000'],
  ['mpesa, sina chenji', 'mobile_money', undefined],
] as const)('[CHAT-126] `%s` at the payment method chooses %s; the change to have ready is %s', async (line, paymentMethod, due) => {
  await sayInCheckout(line, 'method', { chosen: { ...reviewed, deliveryOption: 'standard', paymentMethod: null } })
  expect([draftNow().paymentMethod, lastReply()?.about?.due]).toEqual([paymentMethod, due])
})
