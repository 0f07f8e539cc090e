import type { Product } from '#contract/catalogue.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { imageAddress } from '#web/api/apiHost.ts'
import type { FilledFact } from '#web/features/catalogue/product/Bone.tsx'
import type { Language } from '#web/i18n/bundles.ts'
import { productPath } from '#web/paths.ts'
import { partsIn, subtitle } from '#web/ui/nameParts.ts'
import { pictureClass } from '#web/ui/pictureClass.ts'

/** How many products are shown before the app is there: as many as fit a phone's screen. */
const FIRST = 4

/**
 * Shows the products of the first reply in the frame, before the app is there: names and prices take the place of bones
 * (features/catalogue/product/Bone.tsx). A reply that is not as expected is left to the app.
 */
export async function showFirstProducts(response: Promise<Response> | undefined, frameShown: Promise<void>): Promise<void> {
  try {
    const answer = await response
    if (!answer?.ok) return
    const reply = (await answer.clone().json()) as { data?: Product[] } & Product
    // The page's first rules have none for pictures.
    await Promise.all([frameShown, window.firstStyles])
    showProducts((reply.data ?? [reply]).slice(0, FIRST))
  } catch {
    // The app shows why it has no products.
  }
}

function showProducts(products: readonly Product[]): void {
  const language = document.documentElement.lang === 'sw' ? 'sw' : 'en'
  const placeholders = document.querySelectorAll('.frames :is(.product-tile, .product)')
  for (const [place, product] of products.entries()) {
    const placeholder = placeholders[place]
    placeholder?.replaceWith(filled(placeholder.cloneNode(true) as Element, product, language))
  }
}

function filled(placeholder: Element, product: Product, language: Language): Element {
  const facts = factsOf(product, language)
  for (const bone of placeholder.querySelectorAll<HTMLElement>('[data-fill]')) {
    bone.textContent = facts[bone.dataset['fill'] as FilledFact] || '\u00A0'
    bone.classList.remove('bone')
  }
  if (product.images.length > 1) placeholder.querySelector('.thumbs-bone')?.removeAttribute('hidden')
  // The title of a card is a link, which works without the app.
  for (const title of placeholder.querySelectorAll('h3'))
    title.replaceChildren(
      element('a', { className: 'product-tile-link', href: productPath(product.id), tabIndex: -1, textContent: title.textContent }),
    )
  for (const plate of placeholder.querySelectorAll('.plate')) addPicture(plate, product)
  if (product.availableQuantity <= 0) placeholder.classList.add('is-out')
  return placeholder
}

function factsOf(
  { name, category, unitPrice, description }: Product,
  language: Language,
): Readonly<Record<FilledFact, string | null | undefined>> {
  const parts = partsIn(language, name)
  const price = wholeShillings(unitPrice)
  const [currency, amount] = price > 0 ? formatTzs(price).split(' ') : []
  return { ...parts, subtitle: subtitle(parts), category: category?.name, currency, amount, description }
}

/** Adds the product's first picture to a plate, as ui/Plate.tsx does. */
function addPicture(plate: Element, { images: [first], storageType }: Product): void {
  if (!first) return
  plate.classList.add(storageType ?? 'refrigerated')
  plate.append(element('img', { className: pictureClass(first.url), alt: '', src: imageAddress(first.url) }))
}

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, fields: Partial<HTMLElementTagNameMap[Tag]>) =>
  Object.assign(document.createElement(tag), fields)
