import { useTexts } from '#web/i18n/texts.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { OrdersBrowser } from './OrdersBrowser.tsx'

/** The buyer's orders (ORD-001). */
export function OrdersPage() {
  const t = useTexts('checkout')
  return (
    <PageFrame title={t.orders.title}>
      <OrdersBrowser />
    </PageFrame>
  )
}
