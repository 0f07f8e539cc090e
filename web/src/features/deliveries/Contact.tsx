import { groupPhone, normalPhone } from '#contract/rules/phone.ts'
import { type DeliveryOrder } from '#contract/transporter.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { buttonClass } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { OutLink } from '#web/ui/OutLink.tsx'
import styles from './Contact.module.css'
import { mapAddress } from './delivery.ts'

/** Links to call the receiver and to open a map of the address (TRAN-002). */
export function Contact({ order, showsNumber = false }: { order: DeliveryOrder; showsNumber?: boolean }) {
  const { transporter: t } = useTexts('transporter')
  const look = buttonClass({ kind: 'line', large: true })
  const number = order.address.phoneNumber || order.user.phoneNumber
  return (
    <div className={styles.contactButtons}>
      <a className={look} href={`tel:+${normalPhone(number)}`}>
        <Icon name="call" size="s" />
        <span className="two-lines">
          <span>{t.call}</span> {showsNumber && <span className="small">{groupPhone(number)}</span>}
        </span>
      </a>
      <OutLink className={look} href={mapAddress(order)}>
        <Icon name="place" size="s" />
        {t.map}
      </OutLink>
    </div>
  )
}
