import { useState } from 'react'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ContactFormPanel } from './ContactFormPanel.tsx'
import styles from './ContactPanel.module.css'

/** The contact form, replaced by a confirmation once it is sent (STAT-007, STAT-008). */
export function ContactPanel() {
  const t = useTexts('contact')
  const [sent, setSent] = useState(false)
  if (!sent) return <ContactFormPanel onSent={() => setSent(true)} />
  return (
    <div className={styles.sent} role="status" tabIndex={-1} ref={focus}>
      <Icon name="check" />
      <p>{t.contact.sent}</p>
      <Button kind="line" onClick={() => setSent(false)}>
        {t.contact.sendAnother}
      </Button>
    </div>
  )
}

/** Moves the focus to the confirmation, because the button that had it is removed. */
const focus = (element: HTMLElement | null) => element?.focus()
