import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import styles from './WhyUs.module.css'

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
      <ul className={styles.whyUs}>
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
