import nguru from '#web/art/nguru.svg'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Jina } from '#web/ui/Jina.tsx'
import { Kanga } from '#web/ui/Kanga.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import styles from './Hero.module.css'

/** The top of the home page (HOME-001 to HOME-003, CHAT-004). It is the only place where the drawing overlaps the border. */
export function Hero() {
  const t = useTexts('shop')
  return (
    <div className={styles.heroBox}>
      <Kanga cloth="korosho" paper heading="hero" className={styles.hero}>
        <div className={styles.heroWords}>
          <h1 id="hero" tabIndex={-1}>
            {t.catalogue.heroTitle}
          </h1>
          <div className={styles.heroCta}>
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
        <img className={styles.heroFish} src={nguru} alt={t.catalogue.heroAlt} width={512} height={320} fetchPriority="high" />
        <div className={styles.heroSaying}>
          <Jina saying="fresh" />
        </div>
      </Kanga>
    </div>
  )
}
