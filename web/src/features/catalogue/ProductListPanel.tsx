import { useRef, useState } from 'react'
import type { Product } from '#contract/catalogue.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { fishName, shownParts } from '#web/ui/fishName.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { subtitle } from '#web/ui/nameParts.ts'
import { Plate } from '#web/ui/Plate.tsx'
import { HeartButton, type Hearts } from './HeartButton.tsx'

/** A card lists at most MOST products and shows IN_SIGHT at a time (CHAT-082). */
const MOST = 8
const IN_SIGHT = 4

interface ProductListPanelProps {
  products: readonly Product[]
  /** The number of products found, including those not listed. */
  total: number
  hearts: Hearts
  onAdd: (product: Product) => void
  onOpen: (product: Product) => void
  onSeeAll: () => void
}

/** A list of up to 8 products, four at a time, each with its position (CHAT-083). */
export function ProductListPanel({ products, total, hearts, onAdd, onOpen, onSeeAll }: ProductListPanelProps) {
  const t = useTexts('shop')
  const all = products.slice(0, MOST)
  const [from, setFrom] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const shown = all.slice(from, from + IN_SIGHT)
  const turn = (to: number) => {
    setFrom(to)
    list.current?.focus()
  }
  return (
    <div className="stack">
      <ul className="rows" ref={list} tabIndex={-1} aria-label={fill(t.catalogue.place, { i: rangeOf(from, shown.length), n: all.length })}>
        {shown.map((product, place) => (
          <li key={product.id} className="product-line">
            <span className="visually-hidden">{fill(t.catalogue.place, { i: from + place + 1, n: all.length })}</span>
            <span className="place tabular" aria-hidden="true">
              {from + place + 1}
            </span>
            <ProductRow product={product} hearts={hearts} onAdd={onAdd} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {all.length > IN_SIGHT && (
        <div className="list-row between">
          <IconButton
            icon="left"
            label={t.catalogue.previous}
            aria-disabled={from === 0 || undefined}
            onClick={() => from > 0 && turn(from - IN_SIGHT)}
          />
          <span className="small muted" aria-hidden="true">
            {fill(t.catalogue.place, { i: rangeOf(from, shown.length), n: all.length })}
          </span>
          <IconButton
            icon="right"
            label={t.catalogue.next}
            aria-disabled={from + IN_SIGHT >= all.length || undefined}
            onClick={() => from + IN_SIGHT < all.length && turn(from + IN_SIGHT)}
          />
        </div>
      )}
      <Button kind="line" block onClick={onSeeAll}>
        {fill(t.catalogue.seeAllN, { n: total })}
        <Icon name="forward" size="s" />
      </Button>
    </div>
  )
}

const rangeOf = (from: number, count: number): string => (count > 1 ? `${from + 1}–${from + count}` : String(from + 1))

interface ProductRowProps {
  product: Product
  hearts: Hearts
  onAdd: (product: Product) => void
  onOpen: (product: Product) => void
}

/** A product as a row of a card; picture and name open it. */
export function ProductRow({ product, hearts, onAdd, onOpen }: ProductRowProps) {
  const t = useTexts('shop')
  const parts = shownParts(product.name)
  const name = fishName(product.name)
  const price = wholeShillings(product.unitPrice)
  const out = product.availableQuantity <= 0
  const stock = out ? t.catalogue.soldOut : fillCount(t.catalogue.inStock, { n: Math.floor(product.availableQuantity) })
  return (
    <>
      <button type="button" className="product-line-open" onClick={() => onOpen(product)}>
        <Plate storageType={product.storageType} src={product.images[0]?.url} alt="" width={72} height={52} />
        <span className="product-line-words">
          <b>{parts.title}</b>
          {subtitle(parts) !== '' && <span className="small muted">{subtitle(parts)}</span>}
          {price > 0 && <b className="money">{formatTzs(price)}</b>}
          <span className="small muted">{[stock, product.seller?.name].filter(Boolean).join(' · ')}</span>
        </span>
      </button>
      <HeartButton product={product} hearts={hearts} />
      <button
        type="button"
        className="add-button"
        disabled={out}
        aria-label={out ? `${t.catalogue.outOfStockCaption}: ${name}` : fill(t.catalogue.addNamed, { name })}
        onClick={() => onAdd(product)}
      >
        <Icon name={out ? 'close' : 'plus'} />
      </button>
    </>
  )
}
