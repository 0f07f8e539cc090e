import { useNavigate, useParams } from 'react-router-dom'
import { ProductViewPanel } from '#web/features/sellerProducts/ProductViewPanel.tsx'
import { sellerPaths } from '#web/sellerPaths.ts'
import { useWayBack } from '#web/ui/area/useUrlState.ts'

export function SellerProductPage() {
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const list = useWayBack(sellerPaths.products())
  return <ProductViewPanel id={id} onRemoved={() => void navigate(list, { replace: true })} />
}
