import { useNavigate } from 'react-router-dom'
import type { Product } from '#contract/catalogue.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { failureText } from '#web/api/errorText.ts'
import { useSavedAt } from '#web/api/useSavedAt.ts'
import { ProductListPanel } from '#web/features/catalogue/ProductListPanel.tsx'
import { useProducts } from '#web/features/catalogue/useCatalogue.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useLanguage, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { addListed } from '../../guide/addCommands.ts'
import { showProduct, wantedOf } from '../../guide/commands.ts'
import type { Cut, Goods } from '../../kinds/browse.ts'
import { capitalized } from '../../kinds/capitalized.ts'
import type { CardOf } from '../../kinds/card.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { CategoryName } from '../Names.tsx'
import { NothingListed } from '../NothingListed.tsx'
import { choiceOf, listed, pageOfList } from './listed.ts'
import { useThreadHearts } from './useThreadHearts.ts'

/** English search words that the chat derives from Swahili ones. A Swahili heading must not show them. */
const ENGLISH: Readonly<Record<Goods | Cut, true>> = {
  fresh: true,
  smoked: true,
  dried: true,
  frozen: true,
  salted: true,
  fried: true,
  boiled: true,
  live: true,
  fillet: true,
  steak: true,
  head: true,
  tail: true,
  flour: true,
  pieces: true,
}

/** The products of a search or a category; `Add` adds the number the buyer asked for (CHAT-082, CHAT-083). */
export function ProductsCard({ card, entry, live }: CardProps<'products'>) {
  const t = useTexts('shop', 'chat')
  const navigate = useNavigate()
  const hearts = useThreadHearts()
  const { search = '', categoryId = '', quantity = 1 } = card
  const { shown, key, error, reload } = useProducts(pageOfList(card))
  const savedAt = useSavedAt([key])
  const products = shown && listed(shown.products, card)
  const seeAll = () => void navigate(paths.products({ ...(search ? { search } : {}), ...(categoryId ? { category: categoryId } : {}) }))
  return (
    <CardFrame card={card} heading={<ListHeading card={card} products={products} />} live={live}>
      <SavedStrip at={savedAt} />
      {error && !shown && <ErrorNote text={failureText(error, t, t.catalogue.productsFailed)} onRetry={reload} />}
      {!error && !shown && <Skeleton lines={6} />}
      {products?.length === 0 && <NothingListed text={t.catalogue.noProductsFound} label={t.chat.chooseCategory} />}
      {shown && products && products.length > 0 && (
        <ProductListPanel
          products={products}
          total={shown.total}
          hearts={hearts}
          onAdd={(product) => void addListed(product, quantity, entry.id)}
          onOpen={(product) => showProduct(product.id, wantedOf(card))}
          onSeeAll={seeAll}
        />
      )}
    </CardFrame>
  )
}

interface ListHeadingProps {
  card: CardOf<'products'>
  /** Undefined while they load. */
  products: readonly Product[] | undefined
}

/** The name of the category, or what the search found. */
function ListHeading({ card, products }: ListHeadingProps) {
  const t = useTexts('chat')
  if (card.categoryId) return <CategoryName id={card.categoryId} />
  return card.search ? <SearchHeading card={card} products={products} /> : t.chat.productList
}

/** The search word, the number of kinds and the lowest price (CHAT-138). */
function SearchHeading({ card: { search = '', fish }, products = [] }: ListHeadingProps) {
  const t = useTexts('chat')
  const { language } = useLanguage()
  const name = language === 'sw' && search in ENGLISH ? t.chat.productList : capitalized((language === 'en' && fish) || search)
  const choice = choiceOf(products)
  return choice === null ? name : fillCount(t.chat.foundKinds, { name, n: choice.kinds, lowest: formatTzs(choice.lowest) })
}
