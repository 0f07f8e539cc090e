import { useLocation } from 'react-router-dom'
import { wholeShillings } from '#contract/rules/money.ts'
import { isOut } from '#contract/rules/stock.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FishName } from '#web/ui/FishName.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Price } from '#web/ui/Money.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { ActiveSwitch } from '../ActiveSwitch.tsx'
import { StockLevel } from '../StockLevel.tsx'
import { useProductCommands } from '../useProductCommands.ts'
import styles from './ProductView.module.css'

/** A product's details and the seller's actions (SPRD-030 to SPRD-035). */
export function ProductView({ product, onRemoved }: { product: SellerProduct; onRemoved: () => void }) {
  const t = useTexts('sellerProducts', 'shop')
  const { sellerProducts: own } = t
  const commands = useProductCommands(product)
  const state: unknown = useLocation().state
  const facts = [
    [own.fields.category, product.category?.name],
    [own.fields.storageType, t.catalogue.storage[product.storageType]],
    [own.sold, String(product.soldQuantity)],
    [own.added, formatDate(product.createdAt)],
    [own.changed, formatDate(product.updatedAt)],
  ]
  return (
    <AreaPage
      title={fishName(product.name)}
      heading={<FishName name={product.name} />}
      parent={{ name: own.title, to: sellerPaths.products() }}
      foot={
        <div className="form-foot">
          {!isOut(product) && (
            <Button kind="line" large onClick={commands.markSoldOut}>
              {own.markSoldOut}
            </Button>
          )}
          <LinkButton icon="edit" large to={sellerPaths.editProduct(product.id)} state={state}>
            {own.editThis}
          </LinkButton>
        </div>
      }
    >
      <div className={styles.stallView}>
        <ul className={styles.stallPictures} aria-label={own.fields.images}>
          {product.images.map(({ id, url }, place) => (
            <li key={id}>
              <Plate
                storageType={product.storageType}
                src={url}
                alt={fill(own.form.photo, { n: place + 1 })}
                width={320}
                height={200}
                eager={place === 0}
              />
            </li>
          ))}
        </ul>
        <div className="stack">
          <p className={styles.stallPrice}>
            <Price shillings={wholeShillings(product.unitPrice)} />
            <ActiveSwitch product={product} commands={commands} />
          </p>
          <StockLevel product={product} />
          <dl className={styles.stallFacts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <h2 className="visually-hidden">{own.fields.description}</h2>
          <p className="as-written">{product.description}</p>
          <p>
            <Button kind="risk" icon="trash" busy={commands.busy} onClick={() => commands.remove(onRemoved)}>
              {own.remove}
            </Button>
          </p>
        </div>
      </div>
    </AreaPage>
  )
}
