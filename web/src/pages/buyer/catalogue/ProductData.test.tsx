// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { ProductData } from './ProductPage.tsx'

afterEach(cleanup)

const dataIn = (root: ParentNode) => JSON.parse(root.querySelector('script')?.textContent ?? '') as Record<string, unknown>

test('[WAY-013] the data of a product has its price in shillings, its pictures and its availability', () => {
  const { container } = render(<ProductData product={aProduct({ availableQuantity: 0 })} />)
  const { unitPrice, name } = aProduct()
  expect(dataIn(container)).toMatchObject({
    '@type': 'Product',
    name,
    image: [expect.stringMatching(/^http:\/\/localhost.*\/uploads\//)],
    offers: { price: Number(unitPrice), priceCurrency: 'TZS', availability: 'https://schema.org/OutOfStock' },
  })
})

test('[WAY-013][SEC-001] a name that contains a tag stays text, also after the page is serialised and parsed again', () => {
  const name = '</script><img src="x" onerror="alert(1)"><!--<script>'
  const { container } = render(<ProductData product={aProduct({ name })} />)
  expect(dataIn(container)['name']).toBe(name)
  const again = new DOMParser().parseFromString(container.innerHTML, 'text/html')
  expect(again.querySelector('img')).toBeNull()
  expect(dataIn(again)['name']).toBe(name)
})
