import { useEffect, useState } from 'react'
import { errorText } from '#web/api/errorText.ts'
import { checkCart, useCartChanges } from '#web/features/cart/today/checkCart.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { useAction } from '#web/ui/useAction.ts'

/**
 * Reads today's prices and stock when the slip is shown; the buyer confirms changes before ordering (CHAT-089, CHAT-090). While the goods
 * are open, the line is shown before and after, so that the buttons below it do not move under the thumb. Else it only tells what is amiss.
 */
export function PricesToday({ whole }: { whole: boolean }) {
  const t = useTexts('shop')
  const [isRead, setRead] = useState(false)
  const { run, error } = useAction(async () => {
    await checkCart()
    setRead(true)
  })
  const hasChanged = useCartChanges().length > 0
  const [begin] = useState(() => run)
  useEffect(() => void begin(), [begin])
  if (error) return <ErrorNote text={errorText(error, t)} onRetry={() => void run()} />
  if (!whole && !(isRead && hasChanged)) return null
  return (
    <p className="small muted" role="status">
      {!isRead ? t.cart.checking : hasChanged ? t.cart.changed : t.cart.checked}
    </p>
  )
}
