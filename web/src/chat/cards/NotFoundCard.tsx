import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { openOrders } from '../guide/commands.ts'
import { CardFrame } from './CardFrame.tsx'
import type { CardOf } from './card.ts'
import type { ShownKind } from './kinds.ts'

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
