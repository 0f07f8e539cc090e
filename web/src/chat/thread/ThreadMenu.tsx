import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { askStartFresh, openHelp, openLanguage, openOrders, openPeople, openWishlist } from '../guide/commands.ts'
import styles from './ThreadMenu.module.css'

/** A menu with the commands that work at every question (CHAT-030). */
export function ThreadMenu() {
  const t = useTexts('chat')
  const items = [
    [t.chat.peopleQuestion, openPeople],
    [t.chat.trackMyOrder, openOrders],
    [t.chat.wishlist, openWishlist],
    [t.chat.help, openHelp],
    [t.chat.chooseLanguage, openLanguage],
    [t.chat.startFresh, askStartFresh],
  ] as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes when the focus leaves it
    <details
      className={styles.threadMenu}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || event.currentTarget.removeAttribute('open')}
    >
      <summary className="icon-button" aria-label={t.chat.menu}>
        <Icon name="menu" />
      </summary>
      <ul>
        {items.map(([label, run]) => (
          <li key={label}>
            <button
              type="button"
              onClick={(event) => {
                event.currentTarget.closest('details')?.removeAttribute('open')
                run()
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
