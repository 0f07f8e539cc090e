import { useEffect } from 'react'
import { CartChangedPanel } from './CartChangedPanel.tsx'
import { acceptCartChanges, checkCart, useCartChanges } from './checkCart.ts'

/** Checks prices and stock when the cart is opened, and shows the changes. */
export function CartToday() {
  const changes = useCartChanges()
  useEffect(() => {
    // On an error show the cart as it is: it is checked again before an order (MON-003).
    checkCart().catch(() => {})
  }, [])
  if (changes.length === 0) return null
  return (
    <div className="card padded">
      <CartChangedPanel changes={changes} onAccept={acceptCartChanges} />
    </div>
  )
}
