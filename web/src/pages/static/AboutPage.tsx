import jahazi from '#web/art/mji-jahazi.svg'
import { facts } from '#web/features/faq/facts.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import '#web/styles/static.css'

/** About the market (STAT-001 to STAT-003, GEN-003). */
export function AboutPage() {
  const t = useTexts('about')
  return (
    <PageFrame title={t.about.title}>
      <div className="static about">
        <section className="about-mission" aria-labelledby="mission">
          <div>
            <h2 id="mission">{t.about.missionTitle}</h2>
            <p className="about-lead">{t.about.mission}</p>
            <p>{t.about.people}</p>
          </div>
          <div className="plate dried">
            <img src={jahazi} alt={t.about.drawing} width={200} height={200} />
          </div>
        </section>
        <section aria-labelledby="figures">
          <h2 id="figures">{t.about.figuresTitle}</h2>
          <ul className="about-figures">
            {t.about.figures.map(({ figure, label }) => (
              <li key={figure}>
                <b className="figure">{figure}</b> {label}
              </li>
            ))}
          </ul>
        </section>
        <Tiles
          id="values"
          title={t.about.valuesTitle}
          tiles={t.about.values.map(({ title, text }) => ({ title, text: fill(text, facts) }))}
        />
        <Tiles id="buyers" title={t.about.buyersTitle} tiles={t.about.buyers} />
        <section className="still" aria-labelledby="start">
          <h2 id="start">{t.about.startTitle}</h2>
          <p>{t.about.startText}</p>
          <div className="actions">
            <LinkButton to={paths.register}>{t.about.register}</LinkButton>
            <LinkButton kind="line" to={paths.products()}>
              {t.about.products}
            </LinkButton>
          </div>
        </section>
      </div>
    </PageFrame>
  )
}

export interface TilesProps {
  id: string
  title: string
  tiles: readonly { readonly title: string; readonly text: string }[]
}

export const Tiles = ({ id, title, tiles }: TilesProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul className="tiles">
      {tiles.map((tile) => (
        <li key={tile.title} className="card padded">
          <h3>{tile.title}</h3>
          <p className="muted">{tile.text}</p>
        </li>
      ))}
    </ul>
  </section>
)
