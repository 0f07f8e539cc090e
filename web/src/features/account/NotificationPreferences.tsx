import { useTexts } from '#web/i18n/texts.ts'
import { CheckField } from '#web/ui/CheckField.tsx'
import { setPreference, usePreferences } from './preferences.ts'

/** Checkboxes for the kinds of notification a user wants; each change is stored at once. The hints name the messages of that area (ACC-011, ACC-012). */
export function NotificationPreferences({ area = 'buyer' }: { area?: 'buyer' | 'seller' | 'transporter' }) {
  const t = useTexts('account')
  const hints = {
    buyer: [t.account.orderUpdatesHint, t.account.deliveryUpdatesHint],
    seller: [t.account.salesHint, t.account.boughtDeliveryHint],
    transporter: [t.account.boughtOrderHint, t.account.boughtDeliveryHint],
  }
  const [ordersHint, deliveriesHint] = hints[area]
  const { orders, deliveries } = usePreferences()
  return (
    <fieldset className="notification-preferences">
      <legend className="visually-hidden">{t.account.preferences}</legend>
      <CheckField
        label={t.account.orderUpdates}
        hint={ordersHint}
        checked={orders}
        onChange={(event) => setPreference('orders', event.target.checked)}
      />
      <CheckField
        label={t.account.deliveryUpdates}
        hint={deliveriesHint}
        checked={deliveries}
        onChange={(event) => setPreference('deliveries', event.target.checked)}
      />
    </fieldset>
  )
}
