import { listCategories, listProducts } from '#contract/catalogue.ts'
import { HOME_PRODUCTS } from '#contract/rules/constants.ts'
import { keyOf } from '#web/api/http/request.ts'
import { useSavedAt } from '#web/api/useSavedAt.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageFrame.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { FeaturedProducts } from './FeaturedProducts.tsx'
import { Hero } from './Hero.tsx'
import styles from './HomePage.module.css'
import { PopularCategories } from './PopularCategories.tsx'
import { WhyUs } from './WhyUs.tsx'

const CALLS = [keyOf(listCategories), keyOf(listProducts, { query: { take: HOME_PRODUCTS } })]

export function HomePage() {
  const t = useTexts('shop')
  const savedAt = useSavedAt(CALLS)
  return (
    <div className={styles.home}>
      <PageTitle title={t.catalogue.heroTitle} />
      <SavedStrip at={savedAt} />
      <Hero />
      <PopularCategories />
      <FeaturedProducts />
      <WhyUs />
      <section className={styles.closing} aria-labelledby="closing">
        <div className={styles.closingIn}>
          <h2 id="closing">{t.catalogue.closingTitle}</h2>
          <p>{t.catalogue.closingText}</p>
          <div className={styles.closingWays}>
            <LinkButton className={styles.buttonPaper} large to={paths.products()}>
              {t.catalogue.browseProducts}
            </LinkButton>
            <LinkButton className={styles.buttonOnTeal} kind="line" large to={paths.registerSeller}>
              {t.catalogue.sellFish}
            </LinkButton>
          </div>
        </div>
      </section>
    </div>
  )
}
