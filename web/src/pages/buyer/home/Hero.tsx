import nguru from '#web/art/nguru.svg'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Jina } from '#web/ui/Jina.tsx'
import { Kanga } from '#web/ui/Kanga.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'

/** The top of the home page (HOME-001 to HOME-003, CHAT-004). It is the only place where the drawing overlaps the border. */
export function Hero() {
  const t = useTexts('shop')
  return (
    <div className="hero-box">
      <Kanga cloth="korosho" paper heading="hero" className="hero">
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
