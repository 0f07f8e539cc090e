import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { SELLER_LIST_DESCRIPTION } from '#contract/rules/constants.ts'
import { formatAmount, wholeShillings } from '#contract/rules/money.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import type { CsvColumn } from '#web/ui/area/downloadCsv.ts'
import type { Column } from '#web/ui/area/Records.tsx'
import { useFromHere } from '#web/ui/area/useUrlState.ts'
import { classes } from '#web/ui/classes.ts'
import { cut } from '#web/ui/cut.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { StockLevel } from '../StockLevel.tsx'
import { EditLink, RowMenu, RowSwitch } from './ProductActions.tsx'

/** The columns of the table (SPRD-002, SPRD-033). */
export function useProductColumns(): Column<SellerProduct>[] {
  const t = useTexts('sellerProducts', 'shop')
  return useMemo(() => {
    const { columns, fields } = t.sellerProducts
    return [
      { name: 'name', header: columns.product, isSortable: true, cell: (product) => <NameCell product={product} /> },
      {
        name: 'category',
        header: fields.category,
        cell: ({ category, storageType }) => (
          <>
            <span className="product-cell-line">{category?.name}</span>
            <span className={classes('product-cell-line', 'muted')}>{t.catalogue.storage[storageType]}</span>
          </>
        ),
      },
      {
        name: 'price',
        header: columns.price,
        isSortable: true,
        atEnd: true,
        cell: ({ unitPrice }) => <b>{formatAmount(wholeShillings(unitPrice))}</b>,
      },
      { name: 'stock', header: columns.stock, isSortable: true, cell: (product) => <StockLevel product={product} isShort /> },
      { name: 'status', header: columns.status, cell: (product) => <RowSwitch product={product} /> },
      {
        name: 'actions',
        header: '',
        cell: (product) => (
          <span className="product-row-actions">
            <EditLink product={product} />
            <RowMenu product={product} />
          </span>
        ),
      },
    ]
  }, [t])
}

/** The CSV columns: those of the table, with plain integers and full descriptions (SELL-003). */
export function useProductCsv(): CsvColumn<SellerProduct>[] {
  const t = useTexts('sellerProducts', 'shop')
  const { columns, states, fields } = t.sellerProducts
  return [
    { header: columns.product, value: ({ name }) => name },
    { header: fields.description, value: ({ description }) => description },
    { header: fields.category, value: ({ category }) => category?.name },
    { header: fields.storageType, value: ({ storageType }) => t.catalogue.storage[storageType] },
    { header: columns.price, value: ({ unitPrice }) => wholeShillings(unitPrice) },
    { header: columns.stock, value: ({ availableQuantity }) => availableQuantity },
    { header: fields.alertQuantity, value: ({ alertQuantity }) => alertQuantity },
    { header: columns.status, value: ({ isActive }) => (isActive ? states.active : states.inactive) },
  ]
}

function NameCell({ product: { id, name, description, images, storageType } }: { product: SellerProduct }) {
  const state = useFromHere()
  return (
    <span className="product-name-cell">
      <Plate storageType={storageType} src={images[0]?.url} alt="" width={56} height={44} />
      <span className="grow">
        <Link className="product-cell-line" to={sellerPaths.product(id)} state={state}>
          <b>
            <FishName name={name} />
          </b>
        </Link>
        <span className={classes('product-cell-line', 'muted')}>{cut(description, SELLER_LIST_DESCRIPTION)}</span>
      </span>
    </span>
  )
}
