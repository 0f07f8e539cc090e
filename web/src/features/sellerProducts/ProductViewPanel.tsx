import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { wholeShillings } from '#contract/rules/money.ts'
import { isOut } from '#contract/rules/stock.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { errorText, failureText } from '#web/api/errorText.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Price } from '#web/ui/Money.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { ActiveSwitch } from './ActiveSwitch.tsx'
import { ProductNotFound } from './ProductNotFound.tsx'
import { StockLevel } from './StockLevel.tsx'
import { useOwnProduct } from './useOwnProducts.ts'
import { useProductCommands } from './useProductCommands.ts'

/** One product for its seller, or why it can't be shown (SPRD-030, SPRD-036). */
export function ProductViewPanel({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const t = useTexts('sellerProducts', 'shop')
  const { product, isMissing, error, reload } = useOwnProduct(id)
  const hasFailed = error !== undefined && !isMissing && !product
  const isOffline = error?.isOfflineRead
  useEffect(() => {
    return hasFailed && !isOffline ? toast.failure(() => textsNow('shop').catalogue.productFailed) : undefined
  }, [hasFailed, isOffline])
  if (product) return <ProductView product={product} onRemoved={onRemoved} />
  return (
    <AreaPage title={t.sellerProducts.viewTitle} parent={{ name: t.sellerProducts.title, to: sellerPaths.products() }}>
      {isMissing ? (
        <ProductNotFound />
      ) : hasFailed ? (
        <ErrorNote text={failureText(error, t, fill(t.catalogue.productError, { error: errorText(error, t) }))} onRetry={reload} />
      ) : (
        <Skeleton lines={8} />
      )}
    </AreaPage>
  )
}

/** A product's details and the seller's actions (SPRD-030 to SPRD-035). */
function ProductView({ product, onRemoved }: { product: SellerProduct; onRemoved: () => void }) {
  const { sellerProducts: t } = useTexts('sellerProducts')
  const commands = useProductCommands(product)
  const state: unknown = useLocation().state
  return (
    <AreaPage
      title={fishName(product.name)}
      heading={<FishName name={product.name} />}
      parent={{ name: t.title, to: sellerPaths.products() }}
      foot={
        <div className="form-foot">
          {!isOut(product) && (
            <Button kind="line" large onClick={commands.markSoldOut}>
              {t.markSoldOut}
            </Button>
          )}
          <LinkButton icon="edit" large to={sellerPaths.editProduct(product.id)} state={state}>
            {t.editThis}
          </LinkButton>
        </div>
      }
    >
      <div className="stall-view">
        <Pictures product={product} />
        <div className="stack">
          <p className="stall-price">
            <Price shillings={wholeShillings(product.unitPrice)} />
            <ActiveSwitch product={product} commands={commands} />
          </p>
          <StockLevel product={product} />
          <Facts product={product} />
          <h2 className="visually-hidden">{t.fields.description}</h2>
          <p className="as-written">{product.description}</p>
          <p>
            <Button kind="risk" icon="trash" busy={commands.busy} onClick={() => commands.remove(onRemoved)}>
              {t.remove}
            </Button>
          </p>
        </div>
      </div>
    </AreaPage>
  )
}

function Pictures({ product: { images, storageType } }: { product: SellerProduct }) {
  const { fields, form } = useTexts('sellerProducts').sellerProducts
  return (
    <ul className="stall-pictures" aria-label={fields.images}>
      {images.map(({ id, url }, place) => (
        <li key={id}>
          <Plate
            storageType={storageType}
            src={url}
            alt={fill(form.photo, { n: place + 1 })}
            width={320}
            height={200}
            eager={place === 0}
          />
        </li>
      ))}
    </ul>
  )
}

function Facts({ product }: { product: SellerProduct }) {
  const { sellerProducts: t, catalogue } = useTexts('sellerProducts', 'shop')
  const facts = [
    [t.fields.category, product.category?.name],
    [t.fields.storageType, catalogue.storage[product.storageType]],
    [t.sold, String(product.soldQuantity)],
    [t.added, formatDate(product.createdAt)],
    [t.changed, formatDate(product.updatedAt)],
  ]
  return (
    <dl className="stall-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
