import { useEffect } from 'react'
import { CartChangedPanel } from './CartChangedPanel.tsx'
import { acceptCartChanges, checkCart, useCartChanges } from './checkCart.ts'

/** Asks for today's prices and stock when the cart is opened, and shows what changed. */
export function CartToday() {
  const changes = useCartChanges()
  useEffect(() => {
    // Without an answer the cart is shown as it is: before anything is sent it is asked again (MON-003).
    checkCart().catch(() => {})
  }, [])
  if (changes.length === 0) return null
  return (
    <div className="card pad">
      <CartChangedPanel changes={changes} onAccept={acceptCartChanges} />
    </div>
  )
}
