import { useOrders } from '#web/features/orders/useOrders.ts'
import { useLanguage, useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { shortName } from '#web/ui/fishName.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { lastOrder } from '../../guide/usual/lastTime.ts'
import { orderUsual } from '../../guide/usual/orderUsual.ts'

/**
 * A chip that puts the last order into the cart again and opens its review with one tap; nothing is ordered yet (CHAT-145). Renders
 * nothing without a last order.
 */
export function UsualChip({ entryId, className }: { entryId: string; className: string | undefined }) {
  const t = useTexts('chat')
  const { language } = useLanguage()
  const { orders } = useOrders()
  const order = lastOrder(orders ?? [])
  if (order === null) return null
  const goods = order.items.map(({ product, quantity }) => `${shortName(product.name, language)} × ${quantity}`).join(', ')
  return (
    <button type="button" className={classes('chip', className)} onClick={() => void orderUsual(order, entryId)}>
      <b>{t.chat.usual}</b> <span className="usual-goods">{goods}</span>
      <Icon name="right" size="s" />
    </button>
  )
}
