import { useNavigate, useParams } from 'react-router-dom'
import { ProductViewPanel } from '#web/features/sellerProducts/view/ProductViewPanel.tsx'
import { sellerPaths } from '#web/sellerPaths.ts'

export function SellerProductPage() {
  const navigate = useNavigate()
  const { id = '' } = useParams()
  return <ProductViewPanel id={id} onRemoved={() => void navigate(sellerPaths.products(), { replace: true })} />
}
