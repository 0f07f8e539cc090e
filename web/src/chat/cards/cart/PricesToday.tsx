import { useEffect, useState } from 'react'
import { errorText } from '#web/api/errorText.ts'
import { checkCart, useCartChanges } from '#web/features/cart/today/checkCart.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { useAction } from '#web/ui/useAction.ts'

/**
 * Reads today's prices and stock when the cart is shown; the buyer confirms changes before ordering (CHAT-089, CHAT-090).
 * The line is shown before and after the prices are read, so that the buttons below it do not move under the thumb.
 */
export function PricesToday() {
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
  return (
    <p className="small muted" role="status">
      {!isRead ? t.cart.checking : hasChanged ? t.cart.changed : t.cart.checked}
    </p>
  )
}
