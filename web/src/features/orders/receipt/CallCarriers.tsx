import type { Order } from '#contract/order.ts'
import { normalPhone } from '#contract/rules/phone.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** A call button for each transporter whose number the server sends (CHAT-116). */
export function CallCarriers({ order: { carriers = [] } }: { order: Order }) {
  const t = useTexts('checkout')
  return carriers.map(
    ({ name, phoneNumber }) =>
      phoneNumber !== '' && (
        <a key={name} className="button button-act" href={`tel:+${normalPhone(phoneNumber)}`}>
          <Icon name="call" size="s" />
          {fill(t.orders.callCarrier, { name })}
        </a>
      ),
  )
}
