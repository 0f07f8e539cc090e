import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageTitle } from '#web/ui/PageFrame.tsx'
import { FeaturedProducts } from './FeaturedProducts.tsx'
import { Hero } from './Hero.tsx'
import { PopularCategories } from './PopularCategories.tsx'
import { WhyUs } from './WhyUs.tsx'

export function HomePage() {
  const t = useTexts('shop')
  return (
    <div className="home">
      <PageTitle title={t.catalogue.heroTitle} />
      <Hero />
      <PopularCategories />
      <FeaturedProducts />
      <WhyUs />
      <section className="closing" aria-labelledby="closing">
        <div className="closing-in">
          <h2 id="closing">{t.catalogue.closingTitle}</h2>
          <p>{t.catalogue.closingText}</p>
          <div className="closing-ways">
            <LinkButton className="btn-paper" large to={paths.products()}>
              {t.catalogue.browseProducts}
            </LinkButton>
            <LinkButton className="btn-on-teal" kind="line" large to={paths.registerSeller}>
              {t.catalogue.sellFish}
            </LinkButton>
          </div>
        </div>
      </section>
    </div>
  )
}
