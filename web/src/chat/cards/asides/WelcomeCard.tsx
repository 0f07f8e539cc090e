import { useId } from 'react'
import mji from '#web/art/mji-samaki.svg'
import { cartCount } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { usePerson } from '#web/features/session/person.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Jina } from '#web/ui/Jina.tsx'
import { later } from '#web/ui/later.tsx'
import { browse, openHelp, openOrders, openPeople } from '../../guide/commands.ts'
import { answerOpenQuestion } from '../../transcript/append.ts'
import type { CardProps } from '../CardProps.ts'

const UsualChip = later(async () => (await import('./UsualChip.tsx')).UsualChip, { meanwhile: null, failed: null })

/** The first card of a thread. It offers to continue if the cart has items (CHAT-077, CHAT-078). */
export function WelcomeCard({ entry, live }: CardProps<'welcome'>) {
  const t = useTexts('chat')
  const id = useId()
  const count = useCart((cart) => cartCount(cart.lines))
  const mayRepeat = usePerson() !== null && count === 0
  const actions = [
    ...(count > 0 ? [{ label: t.chat.continue, run: () => answerOpenQuestion('continue') }] : []),
    { label: t.chat.browse, run: browse },
    { label: t.chat.trackMyOrder, run: openOrders },
    { label: t.chat.peopleQuestion, run: () => openPeople() },
    { label: t.chat.help, run: openHelp },
  ]
  return (
    <article className="welcome-card" aria-labelledby={id} data-kind="welcome">
      <div className="kanga korosho">
        <div className="cloth paper">
          <img src={mji} alt="" width={96} height={96} />
          <h2 id={id}>{count > 0 ? fillCount(t.chat.welcomeBack, { n: count }) : t.chat.welcome}</h2>
          <p>{t.chat.welcomeHint}</p>
          <Jina saying="guest" />
        </div>
      </div>
      <div className={classes('knot', live && 'is-now', 'welcome-actions', mayRepeat && 'awaits-usual')}>
        {actions.map(({ label, run }) => (
          <button key={label} type="button" className="chip" onClick={run}>
            {label}
            <Icon name="right" size="s" />
          </button>
        ))}
        {/* Last, so that the digits of the other buttons stay the same. CSS reserves its space until the orders are loaded. */}
        {mayRepeat && <UsualChip entryId={entry.id} className="welcome-usual" />}
      </div>
    </article>
  )
}
