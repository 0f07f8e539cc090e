import { facts } from '#web/features/faq/facts.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { PolicyPage } from './PolicyPage.tsx'

/** Both delivery options with their fees and times (STAT-017). */
export function ShippingPage() {
  const t = useTexts('policies')
  const options = [
    { ...t.shipping.options.standard, fee: facts.standardFee },
    { ...t.shipping.options.express, fee: facts.expressFee },
  ]
  return (
    <PolicyPage policy="shipping">
      <section aria-labelledby="options">
        <h2 id="options">{t.shipping.optionsTitle}</h2>
        <ul className="tiles two">
          {options.map(({ title, time, text, fee }) => (
            <li key={title} className="card pad">
              <h3>{title}</h3>
              <p className="figure">{fee}</p>
              <p className="small mut">{t.shipping.perOrder}</p>
              <p>
                <b>{time}</b>
              </p>
              <p className="mut">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </PolicyPage>
  )
}
