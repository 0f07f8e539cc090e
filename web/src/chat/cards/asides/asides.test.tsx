// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { complaintNow } from '#web/features/orders/complaint/complaintDraft.ts'
import { PAYER, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { useWishlists } from '#web/features/wishlist/wishlistStore.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { after, showCard } from '#web/testing/showCard.tsx'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 7 })
const kamba = aProduct({ id: 'kamba', name: 'Prawns (Kamba), 1 kg', availableQuantity: 0 })

beforeEach(async () => {
  for (const bundle of ['shell', 'chat'] as const) await loadBundle(bundle)
  signInAs(PHONE)
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  useWishlists.setState({ byPerson: { [PAYER]: [sato, kamba].map((product) => ({ productId: product.id, product })) } })
  serve({ 'GET /products/sato': { body: sato }, 'GET /products/kamba': { body: kamba } })
})
const row = (name: RegExp) => within(screen.getByRole('heading', { name }).closest('article') as HTMLElement)

test('[CHAT-118][WISH-007][WISH-011] the wishlist shows price, stock and count; Add adds one to the cart, Remove takes the fish off the list', async () => {
  await showCard({ kind: 'wishlist' })
  expect(await screen.findByText('2 items in your wishlist')).toBeDefined()
  expect(row(/Sato/).getByText('TZS').parentElement?.textContent).toBe('TZS 12,000')
  expect(row(/Sato/).getByText('7 in stock')).toBeDefined()
  expect(row(/Kamba/).getByText('Out of stock')).toBeDefined()
  expect(row(/Kamba/).getByRole('button', { name: /^Unavailable/ })).toHaveProperty('disabled', true)
  await userEvent.click(row(/Sato/).getByRole('button', { name: /^Add to Cart/ }))
  await waitFor(() => expect(after()).toMatchObject([{ kind: 'slip' }, { kind: 'guideText', text: 'inCart' }]))
  await userEvent.click(row(/Kamba/).getByRole('button', { name: /^Remove/ }))
  expect(screen.getByText('1 item in your wishlist')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /^Nile/ }))
  expect(after().at(-1)).toEqual({ kind: 'product', productId: 'sato', beside: true })
  await userEvent.click(screen.getByRole('button', { name: 'See all' }))
  expect(screen.getByTestId('path').textContent).toBe('/wishlist')
})

test('[CHAT-118][CHAT-092] a guest is asked to log in on the card; an empty wishlist says so', async () => {
  signInAs(null)
  await showCard({ kind: 'wishlist' })
  expect(await screen.findByText('Please log in to view your wishlist')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toBeDefined()
  cleanup()
  signInAs(PHONE)
  useWishlists.setState({ byPerson: {} })
  await showCard({ kind: 'wishlist' })
  expect(await screen.findByText('Your wishlist is empty')).toBeDefined()
})

test('[CHAT-119][STAT-009][STAT-016] help shows the three groups of questions, and ways to call, message and email', async () => {
  await showCard({ kind: 'help' })
  expect(await screen.findByRole('heading', { name: 'What do you need help with?' })).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Buying',
    'Payment and delivery',
    'Selling',
  ])
  expect(screen.getAllByRole('group')).toHaveLength(9)
  expect(screen.getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe('tel:+255700000000')
  expect(screen.getByRole('link', { name: 'Message us' }).getAttribute('href')).toBe('https://chat.samaki.example')
  expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('mailto:support@samaki.example')
})

test('[CHAT-119] answers to a typed question are shown unfolded, before the groups', async () => {
  await showCard({ kind: 'help', search: 'do I need a password?' })
  const [first] = await screen.findAllByRole('group')
  expect(first).toHaveProperty('open', true)
  expect(first?.textContent).toMatch(/^Do I need a password\?No\. You sign in with your phone number/)
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('The answer to that')
})

test.each([
  ['en', 'Order SMK-100001 was delivered to Rehema. Is your fish all right?'],
  ['sw', 'Oda SMK-100001 imefika kwa Rehema. Samaki wako salama?'],
] as const)('[CHAT-182] a delivered order names who received it for the buyer, in %s', async (language, text) => {
  await chooseLanguage(language)
  onTestFinished(() => chooseLanguage('en'))
  await showCard({ kind: 'arrived', orderId: 'o1', orderNumber: 'SMK-100001', receiver: 'Rehema' })
  expect((await screen.findByRole('heading')).textContent).toBe(text)
})

test('[CHAT-147][CHAT-188] a delivered order asks whether the fish is all right; a problem opens the complaint about that order', async () => {
  await showCard({ kind: 'arrived', orderId: 'o1', orderNumber: 'SMK-100001' })
  expect((await screen.findByRole('heading')).textContent).toBe('Order SMK-100001 has arrived. Is your fish all right?')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Yes', 'There is a problem'])
  await userEvent.click(screen.getByRole('button', { name: 'There is a problem' }))
  await waitFor(() => expect(after().at(-1)).toEqual({ kind: 'complaint' }))
  expect(complaintNow().orderNumber).toBe('SMK-100001')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('heading').textContent).toContain('SMK-100001')
})
