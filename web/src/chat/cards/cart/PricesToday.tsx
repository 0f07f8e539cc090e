import { useEffect, useState } from 'react'
import { errorText } from '#web/api/errorText.ts'
import { checkCart } from '#web/features/cart/today/checkCart.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { useAction } from '#web/ui/useAction.ts'

/** Reads today's prices and stock while the cart is looked at; what changed is asked about on the way to the order (CHAT-089, CHAT-090). */
export function PricesToday() {
  const t = useTexts('shop')
  const { run, busy, error } = useAction(checkCart)
  const [begin] = useState(() => run)
  useEffect(() => void begin(), [begin])
  if (error) return <ErrorNote text={errorText(error, t)} onRetry={() => void run()} />
  return busy ? (
    <p className="small mut" role="status">
      {t.cart.checking}
    </p>
  ) : null
}
