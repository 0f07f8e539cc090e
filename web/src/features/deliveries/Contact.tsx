import { groupPhone, normalPhone } from '#contract/rules/phone.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { buttonClass } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { OutLink } from '#web/ui/OutLink.tsx'

export interface ContactProps {
  /** An unknown number or map is '' and has no link. */
  number: string
  map: string
  /** Whose number and place it is, where a page has several. */
  name?: string
  showsNumber?: boolean
}

/** Links to call somebody and to open a map of the address (TRAN-002). */
export function Contact({ number, map, name, showsNumber = false }: ContactProps) {
  const { transporter: t } = useTexts('transporter')
  const look = buttonClass({ kind: 'line', large: true })
  const whose = name && <span className="visually-hidden"> {name}</span>
  if (!number && !map) return null
  return (
    <div className="contact-buttons">
      {number && (
        <a className={look} href={`tel:+${normalPhone(number)}`}>
          <Icon name="call" size="s" />
          <span className="two-lines">
            <span>{t.call}</span> {showsNumber && <span className="small">{groupPhone(number)}</span>}
          </span>
          {whose}
        </a>
      )}
      {map && (
        <OutLink className={look} href={map}>
          <Icon name="place" size="s" />
          {t.map}
          {whose}
        </OutLink>
      )}
    </div>
  )
}
