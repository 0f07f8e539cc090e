import { useNavigate } from 'react-router-dom'
import type { Product } from '#contract/catalogue.ts'
import { paths } from '#web/paths.ts'
import { ContinueInChat } from '#web/ui/ContinueInChat.tsx'
import { Reassurance } from '../home/Reassurance.tsx'
import { BuyBar } from './BuyBar.tsx'
import { useShopping } from './useShopping.ts'

/** Adds a product to the cart, then opens the cart (PROD-008). */
export function ProductActions({ product }: { product: Product }) {
  const navigate = useNavigate()
  const { add } = useShopping()
  const addToCart = (quantity: number) => {
    if (add(product, quantity)) void navigate(paths.cart)
  }
  return (
    <>
      <BuyBar key={product.id} product={product} onAdd={addToCart} />
      <ContinueInChat card={{ kind: 'product', id: product.id }} />
      <Reassurance />
    </>
  )
}
