import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { atReview, expectOutcome, pay, say, thread } from '../../journeys/thread.ts'
import { signIn } from '../../scenarios/buyer.ts'
import type { World } from '../../world/world.ts'

/** Returns everything that the site has stored in the browser, as text. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const kept: unknown[] = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of db.objectStoreNames)
        kept.push(
          await new Promise<unknown>((resolve, reject) => {
            const all = db.transaction(store).objectStore(store).getAll()
            all.onsuccess = () => resolve(all.result)
            all.onerror = () => reject(all.error)
          }),
        )
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) kept.push([request.url, await (await cache.match(request))?.text()])
    }
    return JSON.stringify(kept)
  })

/** Leaves a payer's number and a note at the checkout of a cart that was filled in the thread. */
async function fillInCheckout(page: Page, world: World): Promise<void> {
  await atReview(page, world)
  await page.goto('/checkout')
  await page.getByRole('textbox', { name: 'Phone number' }).fill('0754 110 226')
  await page.getByRole('textbox', { name: /Order notes/ }).fill('Ring the blue bell')
}

const personal = [/712[\s-]*345[\s-]*678/, /754[\s-]*110[\s-]*226/, /Asha Salum/, /asha@/, /Chole/, /Ring the blue bell/]

test('[SEC-026][API-069][MON-013][MON-014] a logout during a payment removes all personal data, and after sign-in the payer can continue the payment', async ({
  page,
  world,
}) => {
  await fillInCheckout(page, world)
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Message' }).fill('It is me, Asha Salum.')
  await page.goto('/chat')
  await pay(page)
  await expect(thread(page).getByRole('timer')).toBeVisible()
  await say(page, 'my number is 0712 345 678')
  await expect(thread(page).getByText('my number is 255 712 ••• 678')).toBeVisible()
  await world.settled()
  const before = await everythingKept(page)
  for (const what of personal) expect(before, `${what} was never there`).toMatch(what)

  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
  await world.settled()
  const after = await everythingKept(page)
  for (const what of personal) expect(after).not.toMatch(what)
  expect(after).toContain('RF-') // the payment record is kept
  expect(await world.count({ kind: 'request', path: '/v1/auth/logout' })).toBe(1)

  // The payment succeeds after the sign-out: nothing is shown, and no order is created.
  await world.handset('0754110226').approve({ pin: '1234' })
  await world.settled()
  await expectOutcome(world, { orders: 0, charges: 1 })
  await page.goto('/login')
  await signIn(page, world, '0712345678')
  await expect.poll(() => world.orders().then((orders) => orders.length)).toBe(1)
  const [order] = await world.orders()
  expect(order).toMatchObject({ notes: 'Ring the blue bell' })
  await page.goto('/chat')
  await expect(thread(page).getByRole('heading', { name: /is placed\.$/ })).toBeVisible()
})

test('[SEC-026][SEC-016] another tab with a half-filled form and checkout choices does not store them again after the logout', async ({
  page,
  context,
  world,
}) => {
  await fillInCheckout(page, world)
  const other = await context.newPage()
  await other.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await world.settled()
  const after = await everythingKept(page)
  for (const what of personal) expect(after).not.toMatch(what)
})

test('[SEC-026][CHAT-059] a thread that an earlier version stored under the phone number is kept, and the number is removed', async ({
  page,
  world,
}) => {
  const phone = await world.signIn('asha')
  await page.goto('/about')
  await page.evaluate(
    (owner) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('samaki-thread', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('entries', { keyPath: ['owner', 'id'] })
        opening.onsuccess = () => {
          const writing = opening.result.transaction('entries', 'readwrite')
          const store = writing.objectStore('entries')
          const value = owner.replace('+', '')
          store.put({ owner, id: '1-product-0', at: 1, run: 1, goal: 'product', card: { kind: 'welcome' }, answer: { superseded: true } })
          store.put({ owner, id: 'a', at: 2, run: 1, card: { kind: 'said', text: 'nataka pweza' } })
          store.put({ owner, id: 'b', at: 3, run: 1, goal: 'signIn', card: { kind: 'code' }, answer: { value: owner } })
          store.put({ owner, id: 'c', at: 4, run: 1, card: { kind: 'chose', of: 'payPhone', value } })
          store.put({ owner, id: 'damaged' })
          writing.oncomplete = () => resolve(opening.result.close())
          writing.onerror = () => reject(writing.error)
        }
        opening.onerror = () => reject(opening.error)
      }),
    phone,
  )
  await page.goto('/chat')
  await expect(thread(page).getByText('nataka pweza')).toBeVisible()
  await expect(thread(page).getByText('255 712 ••• 678').first()).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
  expect(await everythingKept(page)).toContain('nataka pweza')
  for (const what of personal) expect(await everythingKept(page)).not.toMatch(what)
})

test('[GEN-033][SEC-026] the cart belongs to its owner across a logout, although the phone number is removed from the device', async ({
  page,
  world,
}) => {
  await atReview(page, world)
  await page.goto('/logout')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goto('/login')
  await signIn(page, world, '0754110226')
  await expect(page.getByRole('link', { name: /^Cart, 0|^Cart$/ })).toBeVisible()
  await page.goto('/logout')
  await page.goto('/login')
  await signIn(page, world, '0712345678')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})
