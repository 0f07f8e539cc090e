import type { Product } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { imageAddress } from '#web/api/config.ts'

/** The product as schema.org data for search engines. Browsers don't run this block (SEC-001). */
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
  // Sellers choose the name, so a tag in it must not end the script element.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
