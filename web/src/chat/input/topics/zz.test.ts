// @vitest-environment jsdom
import { writeFileSync } from 'node:fs'
import { beforeAll, beforeEach, test } from 'vitest'
import { anOrder, aProduct, aTransporter } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadArea } from '#web/i18n/texts.ts'
import type { Card } from '../../cards/card.ts'
import { type Facts, noFacts } from '../../guide/facts.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { handleMessage } from '../handleMessage.ts'
import { voiceTopics } from '../understand/corpus/voiceTopics.ts'

const sato = aProduct({ id: 'a', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const products = [sato, aProduct({ id: 'b', name: 'Red snapper (Changu), 1 kg', unitPrice: 15_500 }), aProduct({ id: 'c', name: 'Kingfish (Nguru), 1 kg', unitPrice: 18_000 })]
beforeAll(async () => {
  for (const area of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout'] as const) await loadArea(area)
})
const buying: Facts = { ...noFacts, cartCount: 1, checkoutRequested: true, user: 'x', addresses: 1 }
test('x', async () => {
  const out: string[] = []
  for (const [topic, lines] of Object.entries(voiceTopics)) {
    for (const line of lines.split('|').map((l) => l.trim())) {
      const row: string[] = []
      for (const [card, facts] of [[{ kind: 'welcome' }, noFacts], [{ kind: 'delivery' }, buying]] as [Card, Facts][]) {
        signInAs('+255712345678')
        const page = (data: object[]) => ({ data, meta: { total: data.length, skip: 0, take: 100, hasMore: false } })
        serve({ 'GET /orders': { body: [anOrder()] }, 'GET /transporters': { body: [aTransporter({ region: 'Dar es Salaam', isVerified: true })] }, 'GET /categories': { body: { data: [] } } })
        const fetched = globalThis.fetch
        globalThis.fetch = async (url, init) => typeof url === 'string' && /\/products/.test(url) ? new Response(JSON.stringify(page(products.filter(p => { const s = new URL(url, 'http://x').searchParams.get('search'); return !s || p.name.toLowerCase().includes(s) }))), { status: 200 }) : fetched(url, init)
        useCart.setState({ lines: [{ productId: 'a', quantity: 1, product: sato }], checkoutId: 'c1', owner: null, waiting: {} })
        setChoices({ checkoutRequested: facts.checkoutRequested, addressId: null, deliveryOption: null, paymentMethod: null, phone: null })
        useTranscript.setState({ owner: 'guest', entries: [{ id: 'q', at: 1, run: 1, card, cartCountWhenShown: 1 }], loaded: true })
        await handleMessage(line, card, facts)
        const after = useTranscript.getState().entries
        row.push(after.filter((e) => e.id !== 'q' && e.card.kind !== 'said').map(({ card: c }) => (c.kind === 'tells' ? `${(c as any).of === 'repairs' ? 'repair:' : ''}${(c as any).text}` : c.kind === 'says' ? `says:${(c as any).text}` : `[${c.kind}]`)).join('+') + (after.find((e) => e.id === 'q')?.answer !== undefined ? ' ANSWERED ' + String(after.find((e) => e.id === 'q')?.answer) : ''))
      }
      out.push(`${topic}\t${line}\t${row.join('\t')}`)
    }
  }
  writeFileSync('/tmp/words/topics.tsv', out.join('\n'))
}, 120000)
