import { facts } from '#web/features/faq/facts.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Unparted } from '#web/ui/Unparted.tsx'
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
        <ul className="tiles in-two">
          {options.map(({ title, time, text, fee }) => (
            <li key={title} className="card padded">
              <h3>{title}</h3>
              <p className="figure">{fee}</p>
              <p className="small muted">{t.shipping.perOrder}</p>
              <p>
                <b>
                  <Unparted text={time} />
                </b>
              </p>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </PolicyPage>
  )
}
