import { useEffect } from 'react'
import { CartChangedPanel } from './CartChangedPanel.tsx'
import { acceptCartChanges, checkCart, useCartChanges } from './checkCart.ts'

/** Checks today's prices and stock when the cart is opened, and shows what changed. */
export function CartToday() {
  const changes = useCartChanges()
  useEffect(() => {
    // If it fails the cart is shown as it is: it is checked again before anything is ordered (MON-003).
    checkCart().catch(() => {})
  }, [])
  if (changes.length === 0) return null
  return (
    <div className="card pad">
      <CartChangedPanel changes={changes} onAccept={acceptCartChanges} />
    </div>
  )
}
