import { useTexts } from '#web/i18n/texts.ts'
import type { CardOf } from '../../cards/card.ts'
import { tellsText } from '../../cards/tellsText.ts'

/** An answer of the guide to an everyday line, or the open question said again (CHAT-127, CHAT-141). */
export function Told({ card }: { card: CardOf<'tells'> }) {
  const t = useTexts('topics', 'chat')
  return <p className="said knot done">{tellsText(card, t) ?? t.chat.newerVersion}</p>
}
