import { useNavigate, useParams } from 'react-router-dom'
import { EditProductPanel, NewProductPanel } from '#web/features/sellerProducts/form/ProductFormPanel.tsx'
import { sellerPaths } from '#web/sellerPaths.ts'
import { useWayBack } from '#web/ui/area/useUrlState.ts'

/** Returns to the product list with its filters (SPRD-014). */
function useReturnToList() {
  const navigate = useNavigate()
  const list = useWayBack(sellerPaths.products())
  return () => void navigate(list)
}

export const NewProductPage = () => <NewProductPanel onSaved={useReturnToList()} />

export function EditProductPage() {
  const { id = '' } = useParams()
  return <EditProductPanel key={id} id={id} onSaved={useReturnToList()} />
}
