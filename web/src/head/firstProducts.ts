import type { Product } from '#contract/catalogue.ts'
import { CURRENCY } from '#contract/rules/constants.ts'
import { formatAmount, wholeShillings } from '#contract/rules/money.ts'
import { imageAddress } from '#web/api/apiHost.ts'
import type { FilledFact } from '#web/features/catalogue/product/Bone.tsx'
import type { Language } from '#web/i18n/bundles.ts'
import { paths } from '#web/paths.ts'
import { partsIn, subtitle } from '#web/ui/nameParts.ts'
import { pictureClass } from '#web/ui/pictureClass.ts'

/** Replaces placeholders of the frame by products. Names and prices take the place of bones (features/catalogue/product/Bone.tsx). */
export function showProducts(products: readonly Product[], language: Language): void {
  const placeholders = document.querySelectorAll('.frames :is(.product-tile, .product)')
  for (const [place, product] of products.entries()) {
    const filled = placeholders[place]?.cloneNode(true) as Element | undefined
    if (!filled) return
    fill(filled, product, language)
    placeholders[place]?.replaceWith(filled)
  }
}

function fill(placeholder: Element, product: Product, language: Language): void {
  const texts = textsOf(product, language)
  for (const bone of placeholder.querySelectorAll<HTMLElement>('[data-fill]')) {
    bone.textContent = texts[bone.dataset['fill'] as FilledFact] || '\u00A0'
    bone.classList.remove('bone')
  }
  placeholder.classList.toggle('is-out', product.availableQuantity <= 0)
  placeholder.querySelector('.thumbs-bone')?.toggleAttribute('hidden', product.images.length < 2)
  addLink(placeholder.querySelector('h3'), texts.title, product.id)
  addPicture(placeholder.querySelector('.plate'), product)
}

function textsOf(
  { name, category, unitPrice, description }: Product,
  language: Language,
): Readonly<Record<FilledFact, string | null | undefined>> {
  const parts = partsIn(language, name)
  const price = wholeShillings(unitPrice)
  return {
    title: parts.title,
    subtitle: subtitle(parts),
    otherName: parts.local,
    category: category?.name,
    currency: price > 0 ? CURRENCY : '',
    amount: price > 0 ? formatAmount(price) : '',
    unit: parts.unit,
    description,
  }
}

/** Makes the title of a card a link, which works without the app. */
function addLink(title: Element | null, text: string | null | undefined, id: string): void {
  const fields = { className: 'product-tile-link', href: paths.product(id), tabIndex: -1, textContent: text ?? '' }
  title?.replaceChildren(Object.assign(document.createElement('a'), fields))
}

/** Adds the product's first picture to a plate, as ui/Plate.tsx does. */
function addPicture(plate: Element | null, { images: [first], storageType }: Product): void {
  if (!plate || !first) return
  const picture = document.createElement('img')
  const fields = { className: pictureClass(first.url), alt: '', src: imageAddress(first.url) }
  plate.classList.add(storageType ?? 'refrigerated')
  plate.append(Object.assign(picture, fields))
}
