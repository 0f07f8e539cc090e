import { Link, useNavigate, useParams } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { nameParts } from '#web/features/catalogue/nameParts.ts'
import { ProductPanel } from '#web/features/catalogue/ProductPanel.tsx'
import { useProduct } from '#web/features/catalogue/useCatalogue.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ContinueInChat } from '#web/ui/ContinueInChat.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { toast } from '#web/ui/toast.ts'
import { BuyBar } from './BuyBar.tsx'
import { Reassurance } from './Reassurance.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'
import { useShopping } from './useShopping.ts'

export function ProductPage() {
  const { id = '' } = useParams()
  const t = useTexts()
  const navigate = useNavigate()
  const { product } = useProduct(id)
  const { hearts, add } = useShopping()
  return (
    <div className="page product-page">
      <PageTitle title={product ? nameParts(product.name).title : t.catalogue.title} />
      <Link className="back-link" to={paths.products()}>
        <Icon name="back" size="s" />
        {t.catalogue.backToProducts}
      </Link>
      <ProductPanel
        id={id}
        hearts={hearts}
        level={1}
        onBack={() => void navigate(paths.products())}
        onFailed={() => toast.failure(t.catalogue.productFailed)}
        actions={(shown) => (
          <>
            <BuyBar
              key={shown.id}
              product={shown}
              onAdd={(quantity) => {
                if (add(shown, quantity)) void navigate(paths.cart)
              }}
            />
            <ContinueInChat card={{ kind: 'product', id }} />
            <Reassurance />
          </>
        )}
      />
      {product && <RelatedProducts product={product} />}
    </div>
  )
}
