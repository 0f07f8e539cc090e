import { Link } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { askStartFresh, openHelp, openLanguage, openOrders, openPeople, openWishlist } from '../guide/commands.ts'
import { pageOf } from '../kinds/kinds.ts'
import { useTranscript } from '../transcript/transcript.ts'

/** A menu with the commands that work at every question (CHAT-030), and the page of the card shown last (CHAT-007). */
export function ThreadMenu() {
  const t = useTexts('chat')
  const page = useTranscript(({ entries }) => entries.map(({ card }) => pageOf(card)).findLast((path) => path !== null))
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
      className="thread-menu"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || event.currentTarget.removeAttribute('open')}
    >
      <summary className="icon-button" aria-label={t.chat.menu}>
        <Icon name="menu" />
      </summary>
      <ul>
        {page && (
          <li>
            <Link to={page}>{t.chat.openPage}</Link>
          </li>
        )}
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
