import { Link } from 'react-router-dom'
import { SELLER_LIST_DESCRIPTION } from '#contract/rules/constants.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { isOut } from '#contract/rules/stock.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { useFromHere } from '#web/ui/area/useUrlState.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { cut } from '#web/ui/cut.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Price } from '#web/ui/Money.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { ActiveSwitch } from '../ActiveSwitch.tsx'
import { StockLevel } from '../StockLevel.tsx'
import { useProductCommands } from '../useProductCommands.ts'
import { EditLink } from './ProductActions.tsx'
import styles from './ProductCard.module.css'

/** A product's card for phones: the upper part opens it, the lower has a switch and buttons to mark it sold out and edit (SPRD-002, SELL-012). */
export function ProductCard({ product }: { product: SellerProduct }) {
  const t = useTexts('sellerProducts', 'shop')
  const commands = useProductCommands(product)
  const state = useFromHere()
  return (
    <article className="stall-card card">
      <Link className={styles.stallTop} to={sellerPaths.product(product.id)} state={state}>
        <Plate storageType={product.storageType} src={product.images[0]?.url} alt="" width={68} height={50} />
        <span className="grow">
          <b>
            <FishName name={product.name} />
          </b>
          <span className={classes(styles.stallAbout, 'small muted')}>{cut(product.description, SELLER_LIST_DESCRIPTION)}</span>
          <span className={styles.stallLine}>
            <span className="small muted">{t.catalogue.storage[product.storageType]}</span>
            <Price shillings={wholeShillings(product.unitPrice)} />
          </span>
        </span>
      </Link>
      <StockLevel product={product} />
      <div className={styles.stallFoot}>
        <ActiveSwitch product={product} commands={commands} />
        {isOut(product) ? (
          <LinkButton kind="quiet" to={sellerPaths.editProduct(product.id)} state={state}>
            {t.sellerProducts.setStock} <span className="visually-hidden">{fishName(product.name)}</span>
          </LinkButton>
        ) : (
          <Button kind="quiet" onClick={commands.markSoldOut}>
            {t.sellerProducts.markSoldOut} <span className="visually-hidden">{fishName(product.name)}</span>
          </Button>
        )}
        <EditLink product={product} />
      </div>
    </article>
  )
}
