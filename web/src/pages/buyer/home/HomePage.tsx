import { Link } from 'react-router-dom'
import { listCategories, listProducts } from '#contract/catalogue.ts'
import { HOME_CATEGORIES, HOME_PRODUCTS } from '#contract/rules/constants.ts'
import { errorText } from '#web/api/errorText.ts'
import { keyOf } from '#web/api/http/request.ts'
import { useSavedAt } from '#web/api/useSavedAt.ts'
import nguru from '#web/art/nguru.svg'
import { GridSkeleton } from '#web/features/catalogue/product/GridSkeleton.tsx'
import { ProductGrid } from '#web/features/catalogue/product/ProductGrid.tsx'
import { useCategories, useFirstProducts } from '#web/features/catalogue/useCatalogue.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Jina } from '#web/ui/Jina.tsx'
import { Kanga } from '#web/ui/Kanga.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageFrame.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import { useShopping } from '../catalogue/useShopping.ts'

const CALLS = [keyOf(listCategories), keyOf(listProducts, { query: { take: HOME_PRODUCTS } })]

export function HomePage() {
  const t = useTexts('shop')
  const savedAt = useSavedAt(CALLS)
  return (
    <div className="home-page">
      <PageTitle title={t.catalogue.heroTitle} />
      <SavedStrip at={savedAt} />
      <Hero />
      <PopularCategories />
      <FeaturedProducts />
      <WhyUs />
      <section className="home-closing" aria-labelledby="closing">
        <div className="home-closing-in">
          <h2 id="closing">{t.catalogue.closingTitle}</h2>
          <p>{t.catalogue.closingText}</p>
          <div className="home-closing-ways">
            <LinkButton className="button-paper" large to={paths.products()}>
              {t.catalogue.browseProducts}
            </LinkButton>
            <LinkButton className="button-on-teal" kind="line" large to={paths.registerSeller}>
              {t.catalogue.sellFish}
            </LinkButton>
          </div>
        </div>
      </section>
    </div>
  )
}

/** The first products of the catalogue (HOME-007 to HOME-010). */
export function FeaturedProducts() {
  const t = useTexts('shop')
  const { products, error, reload } = useFirstProducts(HOME_PRODUCTS)
  const { hearts, add } = useShopping()
  return (
    <section className="section" aria-labelledby="featured">
      <div className="section-head">
        <h2 id="featured">{t.catalogue.featured}</h2>
        <Link className="link" to={paths.products()}>
          {t.catalogue.viewAll}
        </Link>
      </div>
      {error && !products && <ErrorNote text={errorText(error, t)} onRetry={reload} />}
      {!error && !products && <GridSkeleton cards={HOME_PRODUCTS} />}
      {products?.length === 0 && <p className="muted">{t.catalogue.noProducts}</p>}
      {products && products.length > 0 && <ProductGrid products={products} hearts={hearts} onAdd={add} />}
    </section>
  )
}

/** The top of the home page (HOME-001 to HOME-003, CHAT-004). It is the only place where the drawing overlaps the border. */
export function Hero() {
  const t = useTexts('shop')
  return (
    <div className="hero-box">
      <Kanga cloth="korosho" paper heading="hero" className="home-hero">
        <div className="hero-words">
          <h1 id="hero" tabIndex={-1}>
            {t.catalogue.heroTitle}
          </h1>
          <div className="hero-cta">
            <LinkButton large to={paths.products()}>
              {t.catalogue.shopNow}
            </LinkButton>
            <LinkButton kind="line" large to={paths.about}>
              {t.catalogue.learnMore}
              <span className="visually-hidden"> {t.catalogue.aboutSamaki}</span>
            </LinkButton>
            <LinkButton kind="line" large icon="chat" to={paths.chat()}>
              {t.catalogue.buyInChat}
            </LinkButton>
          </div>
        </div>
        <img className="hero-fish" src={nguru} alt={t.catalogue.heroAlt} width={512} height={320} fetchPriority="high" />
        <div className="hero-saying">
          <Jina saying="fresh" />
        </div>
      </Kanga>
    </div>
  )
}

/** Background tints of the pictures, used in turn. */
const grounds = ['refrigerated', 'dried', 'frozen'] as const

/** The first categories of the catalogue (HOME-004 to HOME-006). */
export function PopularCategories() {
  const t = useTexts('shop')
  const { categories, error, reload } = useCategories()
  const shown = categories?.slice(0, HOME_CATEGORIES)
  return (
    <section className="section" aria-labelledby="popular">
      <div className="section-head">
        <h2 id="popular">{t.catalogue.popularCategories}</h2>
      </div>
      {error && !shown && <ErrorNote text={errorText(error, t)} onRetry={reload} />}
      {shown?.length === 0 && <p className="muted">{t.catalogue.noCategories}</p>}
      <ul className="categories" aria-busy={!shown && !error}>
        {shown?.map((category, place) => (
          <li key={category.id}>
            <Link className="category" to={paths.products({ category: category.id })}>
              <Plate storageType={grounds[place % grounds.length] ?? 'refrigerated'} src={category.image} alt="" width={128} height={80} />
              {category.name}
            </Link>
          </li>
        ))}
        {!shown &&
          !error &&
          Array.from({ length: HOME_CATEGORIES }, (_, place) => (
            <li key={place} className="category category-bone" aria-hidden="true">
              <span className="plate" />
              <span className="bone" />
            </li>
          ))}
      </ul>
    </section>
  )
}

/** Reasons to buy here (HOME-011, GEN-010, GEN-011). */
export function WhyUs() {
  const t = useTexts('shop')
  const reasons = [
    { icon: 'card', title: t.catalogue.fairPricing, text: t.catalogue.fairPricingText },
    { icon: 'clock', title: t.catalogue.fastDelivery, text: t.catalogue.fastDeliveryText },
    { icon: 'receipt', title: t.catalogue.realTime, text: t.catalogue.realTimeText },
    { icon: 'returns', title: t.catalogue.returnPolicy, text: t.catalogue.returnPolicyText },
  ] as const
  return (
    <section className="section" aria-labelledby="why">
      <div className="section-head">
        <h2 id="why">{t.catalogue.whyUs}</h2>
      </div>
      <ul className="why-us">
        {reasons.map(({ icon, title, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>
              <b>{title}</b>
              <span className="small muted">
                <Unparted text={text} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
