// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import placeholder from '#web/art/placeholder.svg'
import { loadBundle } from '#web/i18n/texts.ts'
import { ProductCard } from './product/ProductGrid.tsx'
import { ProductListPanel } from './ProductListPanel.tsx'

beforeEach(async () => {
  await loadBundle('shell')
  await loadBundle('shop')
})
const hearts = (liked: string[] = []) => ({ has: (id: string) => liked.includes(id), toggle: vi.fn() })
const card = (product = aProduct(), given = hearts(), onAdd = vi.fn()) => {
  render(
    <MemoryRouter>
      <ProductCard product={product} hearts={given} onAdd={onAdd} />
    </MemoryRouter>,
  )
  return { onAdd, toggle: given.toggle }
}

test('[CAT-023][CAT-024][CAT-031] a card shows picture, name and price and links to its product; a price sent as text looks the same', () => {
  card(aProduct({ unitPrice: '12000.00' }))
  expect(screen.getByRole('link', { name: 'Nile tilapia' }).getAttribute('href')).toBe('/products/nile-tilapia-sato-1-kg')
  expect(screen.getByRole('img', { name: 'Nile tilapia (Sato), 1\u00A0kg' }).getAttribute('src')).toBe('/uploads/product-images/sato.svg')
  expect(screen.getByRole('article').textContent).toContain('TZS 12,000')
})

test('[CAT-024] a product without a picture shows the placeholder', () => {
  card(aProduct({ images: [] }))
  expect(screen.getByRole('img').getAttribute('src')).toBe(placeholder)
})

test('[CAT-025][CAT-028] Add and the heart pass the product to their callbacks', async () => {
  const { onAdd, toggle } = card()
  await userEvent.click(screen.getByRole('button', { name: /^Add / }))
  await userEvent.click(screen.getByRole('button', { name: /^Wishlist/, pressed: false }))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(aProduct(), 1)
  expect(toggle).toHaveBeenCalledExactlyOnceWith(aProduct())
})

test.each([0, -1])('[CAT-026][CAT-027] with %d in stock the card is marked and its button disabled', (availableQuantity) => {
  card(aProduct({ availableQuantity }))
  expect(screen.getByText('Sold Out')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Out of Stock' }).disabled).toBe(true)
})

test('[CHAT-082][CHAT-083] a list has at most eight products, numbers each one, and is paged with buttons', async () => {
  const products = Array.from({ length: 12 }, (_, i) => aProduct({ id: `p${i}`, name: `Fish ${i}` }))
  const props = { hearts: hearts(), onAdd: vi.fn(), onOpen: vi.fn(), onSeeAll: vi.fn() }
  render(<ProductListPanel products={products} total={31} {...props} />)
  const places = () => screen.getAllByRole('listitem').map((item) => within(item).getByText(/of 8$/).textContent)
  expect(places()).toEqual(['1 of 8', '2 of 8', '3 of 8', '4 of 8'])
  await userEvent.click(screen.getByRole('button', { name: 'Next products' }))
  expect(places()).toEqual(['5 of 8', '6 of 8', '7 of 8', '8 of 8'])
  await userEvent.click(screen.getByRole('button', { name: 'Next products' }))
  expect(places()[0]).toBe('5 of 8')
  await userEvent.click(screen.getByRole('button', { name: /^Fish 5/ }))
  await userEvent.click(screen.getByRole('button', { name: 'See all 31' }))
  expect(props.onOpen.mock.calls).toEqual([[products[5]]])
  expect(props.onSeeAll).toHaveBeenCalledOnce()
})
