import { useNavigate, useParams } from 'react-router-dom'
import { EditProductPanel, NewProductPanel } from '#web/features/sellerProducts/form/ProductFormPanel.tsx'
import { sellerPaths } from '#web/sellerPaths.ts'

/** Ends at the product list (SPRD-014). */
function useLeave() {
  const navigate = useNavigate()
  return () => void navigate(sellerPaths.products())
}

export const NewProductPage = () => <NewProductPanel onSaved={useLeave()} />

export function EditProductPage() {
  const { id = '' } = useParams()
  return <EditProductPanel key={id} id={id} onSaved={useLeave()} />
}
