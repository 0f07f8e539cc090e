import { useOfflineProbed } from '#web/api/useOfflineProbed.ts'
import { useTexts } from '#web/i18n/texts.ts'
import styles from './OfflineLine.module.css'

/** One line above the message box while the network is lost (CHAT-185). */
export function OfflineLine() {
  const t = useTexts('chat')
  return (
    useOfflineProbed() && (
      <p className={styles.offline} role="status">
        {t.chat.offline}
      </p>
    )
  )
}
