import type { Product } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { imageAddress } from '#web/api/config.ts'

/** The product in the words of schema.org, for search engines; a block of data, which no browser runs (SEC-001). */
export function ProductData({ product }: { product: Product }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: product.images.map(({ url }) => new URL(imageAddress(url), location.origin).href),
    offers: {
      '@type': 'Offer',
      price: wholeShillings(product.unitPrice),
      priceCurrency: 'TZS',
      availability: `https://schema.org/${product.availableQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  }
  // Sellers write the name: a copy of the page must not end the script at a tag in it.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
