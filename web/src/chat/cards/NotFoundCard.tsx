import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { openOrders } from '../guide/commands.ts'
import type { CardOf } from '../kinds/card.ts'
import type { ShownKind } from '../kinds/kinds.ts'
import { CardFrame } from './CardFrame.tsx'

/** Shown for an order that does not exist or belongs to somebody else (CHAT-009). */
export function NotFoundCard({ card }: { card: CardOf<ShownKind> }) {
  const t = useTexts('checkout', 'chat')
  return (
    <CardFrame card={card} heading={t.chat.notFound} live={false}>
      <p>{t.orders.notFound}</p>
      <Button kind="line" onClick={openOrders}>
        {t.orders.toOrders}
      </Button>
    </CardFrame>
  )
}
