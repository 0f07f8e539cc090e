// @vitest-environment jsdom
import { cleanup, render, renderHook, screen } from '@testing-library/react'
import type { JSX } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { getProduct } from '#contract/catalogue.ts'
import { aDelivery, anOrder, aProduct, aSellerOrder, aSellerProduct } from '#fixtures/builders.ts'
import { setCached } from '#web/api/useCall.ts'
import { AnswerRecap } from '#web/chat/cards/AnswerRecap.tsx'
import { useNames } from '#web/chat/cards/useNames.ts'
import { screenReaderText } from '#web/chat/kinds/kinds.ts'
import { CartLineRow } from '#web/features/cart/CartPanel.tsx'
import { ProductCard } from '#web/features/catalogue/product/ProductGrid.tsx'
import { ProductFacts } from '#web/features/catalogue/product/ProductPanel.tsx'
import { ProductRow } from '#web/features/catalogue/ProductListPanel.tsx'
import { SummaryLines } from '#web/features/checkout/summary/OrderSummary.tsx'
import { DeliveryItems } from '#web/features/deliveries/room/DeliveryRoom.tsx'
import { ReceiptLines } from '#web/features/orders/ReceiptLines.tsx'
import { SoldItems } from '#web/features/sellerOrders/order/SoldItems.tsx'
import { ProductCard as SellerProductCard } from '#web/features/sellerProducts/list/ProductListPanel.tsx'
import { WishlistRow } from '#web/features/wishlist/WishlistRow.tsx'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addBundles, chooseLanguage, type Language, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { transporterTexts } from '#web/i18n/transporterTexts.ts'

const ORDER: Readonly<Record<Language, RegExp>> = { en: /Nile tilapia.*Sato/, sw: /Sato.*Nile tilapia/ }
const product = aProduct()
const line = { productId: product.id, quantity: 2, product }
const hearts = { has: () => false, toggle: () => {} }
const nothing = () => {}

const surfaces: readonly [string, JSX.Element][] = [
  ['a card of the catalogue', <ProductCard key="" product={product} hearts={hearts} onAdd={nothing} />],
  ['a row in the thread', <ProductRow key="" product={product} hearts={hearts} onAdd={nothing} onOpen={nothing} />],
  [
    'the page of a product',
    <ProductFacts key="" product={product} hearts={hearts} level={1}>
      {null}
    </ProductFacts>,
  ],
  ['the wishlist', <WishlistRow key="" entry={{ productId: product.id, product }} onAdd={nothing} onRemove={nothing} />],
  ['the cart', <CartLineRow key="" line={line} onRemove={nothing} />],
  ['the review', <SummaryLines key="" lines={[line]} />],
  ['the receipt and the order', <ReceiptLines key="" order={anOrder()} />],
  ['a recap', <AnswerRecap key="" card={{ kind: 'product', productId: product.id }} value={2} />],
  ['an order of the seller', <SoldItems key="" order={aSellerOrder()} orders={[]} />],
  ['the stall', <SellerProductCard key="" product={aSellerProduct()} />],
  ['a delivery', <DeliveryItems key="" order={aDelivery()} />],
]

beforeAll(async () => {
  addBundles({ ...sellerTexts, ...transporterTexts })
  for (const bundle of ['shell', 'shop', 'checkout', 'chat', 'sellerOrders', 'sellerProducts', 'transporter'] as const)
    await loadBundle(bundle)
})
beforeEach(() => setCached(getProduct, { params: { id: product.id } }, product))
afterEach(async () => {
  cleanup()
  await chooseLanguage('en')
})

test.each(surfaces)('[CHAT-139] on %s the name in the current language comes first', async (_, surface) => {
  for (const language of ['en', 'sw'] as const) {
    await chooseLanguage(language)
    const { container, unmount } = render(<MemoryRouter>{surface}</MemoryRouter>)
    expect(container.textContent).toMatch(ORDER[language])
    const controls = screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '')
    for (const label of controls.filter((words) => words.includes('Sato'))) expect(label).toMatch(ORDER[language])
    unmount()
  }
})

test.each(['en', 'sw'] as const)('[CHAT-139] the narration has the same order (%s)', async (language) => {
  await chooseLanguage(language)
  const { result } = renderHook(useNames)
  expect(screenReaderText({ kind: 'product', productId: product.id, quantity: 1 }, textsNow('chat'), result.current)).toMatch(
    ORDER[language],
  )
})

test('[CHAT-139] a name in another format is shown unchanged', async () => {
  await chooseLanguage('sw')
  render(
    <MemoryRouter>
      <CartLineRow line={{ ...line, product: { ...product, name: 'Samaki wa Mama Neema, 2 kg' } }} onRemove={nothing} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link').textContent).toBe('Samaki wa Mama Neema, 2 kg')
})
