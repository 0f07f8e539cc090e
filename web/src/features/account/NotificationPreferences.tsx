import { useTexts } from '#web/i18n/texts.ts'
import { CheckField } from '#web/ui/CheckField.tsx'
import styles from './NotificationPreferences.module.css'
import { setPreference, usePreferences } from './preferences.ts'

/** Checkboxes for the kinds of notification a user wants; each change is stored at once (ACC-011, ACC-012). */
export function NotificationPreferences() {
  const t = useTexts('account')
  const { orders, deliveries } = usePreferences()
  return (
    <fieldset className={styles.preferences}>
      <legend className="visually-hidden">{t.account.preferences}</legend>
      <CheckField
        label={t.account.orderUpdates}
        hint={t.account.orderUpdatesHint}
        checked={orders}
        onChange={(event) => setPreference('orders', event.target.checked)}
      />
      <CheckField
        label={t.account.deliveryUpdates}
        hint={t.account.deliveryUpdatesHint}
        checked={deliveries}
        onChange={(event) => setPreference('deliveries', event.target.checked)}
      />
    </fieldset>
  )
}
