import { expect, inSwahili, test } from '../fixtures.ts'
import { button, say, thread, unfold } from './thread.ts'

test.use({ viewport: { width: 360, height: 740 } })

const LONGEST = [
  'Cooked lobster (Kambakochi wa kuchemsha)',
  'Dried Kigoma sardine (Dagaa wa Kigoma), 500 g',
  'Fried lake sardine (Dagaa wa kukaanga)',
]

for (const { method, payment } of [
  { method: /^Malipo kwa simu/, payment: /^Lipa TZS 66,000$/ },
  { method: /^Lipa ukipokea/, payment: 'Weka oda' },
])
  test(`[CHAT-150][CHAT-169] the review of three long names fits a small phone, its button beside all five lines: ${payment}`, async ({
    page,
    world,
  }) => {
    await inSwahili(page)
    const products = await world.control.records('products')
    const ids = LONGEST.map((name) => products.find((product) => product['name'].startsWith(name))?.id)
    await world.signIn('baraka')
    await page.goto(`/chat?basket=${ids.map((id) => `${id}:1`).join(',')}`)
    await button(page, 'Weka vyote kikapuni').click()
    await button(page, 'Endelea na oda').click()
    await say(page, 'Mtaa wa Chole 21, Masaki, mkabala na zahanati')
    await button(page, 'Leteni hapa').click()
    await button(page, /^Kawaida/).click()
    await button(page, method).click()
    await unfold(page)
    const review = thread(page).getByRole('article').filter({ hasText: 'Kagua oda yako' }).last()
    await expect(review.getByRole('heading')).toBeInViewport({ ratio: 1 })
    const rows = review.getByRole('listitem')
    await expect(rows).toHaveCount(3 + 5)
    const pay = review.getByRole('button', { name: payment })
    await expect(pay).toBeInViewport({ ratio: 1 })
    const top = (await pay.boundingBox())?.y ?? 0
    for (const row of await rows.all()) {
      const box = await row.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? top)).toBeLessThanOrEqual(top)
    }
  })
