// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { addressDraftNow } from '#web/features/addresses/oneLine/addressDraft.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { loadTexts, signInBuyer } from '../testing/buyer.ts'
import { serveProducts } from '../testing/market.ts'
import { cartContents, fillCart, lastCard, replyTexts, say } from '../testing/talk.ts'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 90 })
const ngisi = aProduct({ id: 'ngisi', name: 'Squid (Ngisi), 1 kg', unitPrice: 9_000, availableQuantity: 90 })

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  serveProducts((search) => (search === 'ngisi' ? [ngisi] : search === 'sato' ? [sato] : [sato, ngisi]))
  fillCart([sato, ngisi], { sato: 1, ngisi: 1 })
})

const GOODS = ['sato 3', 'ngisi 2']
const joined = (lines: readonly string[]) => [lines.join('\n'), lines.join('\r\n'), lines.join('\n\n'), lines.join(', ')]

test('[CHAT-173][CHAT-161] the lines of a pasted list without a fish become the address and the note, as with commas', async () => {
  for (const line of joined([...GOODS, 'call me at the gate', 'Sinza near Puma'])) {
    await signInBuyer()
    fillCart([sato, ngisi], { sato: 1, ngisi: 1 })
    await say(line, { kind: 'newAddress' })
    expect([line, addressDraftNow(), draftNow().notes]).toMatchObject([
      line,
      { addressLine1: 'Sinza', addressLine2: 'near Puma' },
      'call me at the gate',
    ])
    expect(Object.keys(cartContents())).toEqual(['sato', 'ngisi'])
  }
})

test.each([['Sinza near Puma'], ['Sinza near Puma', '0712 345 678']])(
  '[CHAT-173][CHAT-180] the place `%s` below goods becomes the address that is asked for next',
  async (...details) => {
    for (const line of joined([...GOODS, ...details])) {
      await signInBuyer()
      await say(line, { kind: 'welcome' }, noFacts)
      expect([line, addressDraftNow(), lastCard()]).toMatchObject([
        line,
        { addressLine1: 'Sinza', addressLine2: 'near Puma', phoneNumber: '255 712 345 678' },
        { kind: 'newAddress' },
      ])
    }
  },
)

test('[CHAT-173] where it cannot be taken, a street below goods is named as not done', async () => {
  for (const line of joined([...GOODS, 'Mtaa wa Uhuru nyumba 4'])) {
    await say(line, { kind: 'welcome' }, noFacts)
    expect([line, replyTexts().join()]).toEqual([line, expect.stringContaining('Mtaa wa Uhuru nyumba 4')])
  }
})
