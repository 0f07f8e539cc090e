import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** Shown if the order does not exist or belongs to somebody else (ORD-014). */
export function OrderNotFound({ onOrders }: { onOrders: () => void }) {
  const t = useTexts('checkout')
  return (
    <EmptyState cloth="wimbi" mji="wavu" title={t.orders.notFoundTitle} text={t.orders.notFound}>
      <Button onClick={onOrders}>{t.orders.toOrders}</Button>
    </EmptyState>
  )
}
