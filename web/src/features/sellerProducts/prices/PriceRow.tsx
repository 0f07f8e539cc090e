import { type KeyboardEvent, memo, type Ref, useRef } from 'react'
import { previewAmount } from '#contract/rules/amount.ts'
import { CURRENCY, MOST_SHILLINGS } from '#contract/rules/constants.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { isOut } from '#contract/rules/stock.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { fishName } from '#web/ui/fishName.ts'
import { FishName } from '#web/ui/FishName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { MOST_STOCK, typedNumber, wholeNumber } from '../wholeNumber.ts'
import { changeOf, type Edit, isChanged, type PriceChange, shownPrice, shownStock } from './edits.ts'
import type { RowResult } from './usePrices.ts'

interface PriceRowProps {
  product: SellerProduct
  edit: Edit | undefined
  result: RowResult | undefined
  onEdit: (product: SellerProduct, patch: Edit) => void
}

/** A row with a product's price, stock and `Sold out`; a changed row is marked and shows the old values. Memoised, because a seller may have a thousand. */
export const PriceRow = memo(function PriceRow({ product, edit, result, onEdit }: PriceRowProps) {
  const { prices: t } = useTexts('sellerProducts').sellerProducts
  const stockInput = useRef<HTMLInputElement>(null)
  const name = fishName(product.name)
  const change = changeOf(product, edit)
  const isSoldOut = shownStock(product, edit).trim() === '0'
  const toggleSoldOut = () => {
    if (!isSoldOut) onEdit(product, { stock: '0' })
    else if (isOut(product)) stockInput.current?.select()
    else onEdit(product, { stock: typedNumber(product.availableQuantity) })
  }
  const problem = typeof result === 'object' ? result.problem() : null
  return (
    <li className={classes('price-row', isChanged(change) && 'changed')} aria-busy={result === 'saving' || undefined}>
      <div className="price-head">
        <Plate storageType={product.storageType} src={product.images[0]?.url} alt="" width={56} height={40} />
        <div className="grow">
          <h2>
            <FishName name={product.name} />
          </h2>
          <p className="small">
            <PreviousValues product={product} change={change} typed={edit?.price} />
            {result === 'saved' && (
              <span className="price-saved">
                <Icon name="check" size="s" /> {t.saved}
              </span>
            )}
          </p>
        </div>
        <SoldOutButton name={name} isSoldOut={isSoldOut} onToggle={toggleSoldOut} />
      </div>
      <div className="price-fields">
        <PriceInput
          label={fill(t.price, { name })}
          value={shownPrice(product, edit)}
          isChanged={change.unitPrice !== undefined}
          isWrong={Boolean(problem)}
          onChange={(price) => onEdit(product, { price })}
        />
        <StockStepper
          label={fill(t.stock, { name })}
          value={shownStock(product, edit)}
          isChanged={change.availableQuantity !== undefined}
          onChange={(stock) => onEdit(product, { stock })}
          input={stockInput}
        />
      </div>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </li>
  )
})

function SoldOutButton({ name, isSoldOut, onToggle }: { name: string; isSoldOut: boolean; onToggle: () => void }) {
  const { prices: t } = useTexts('sellerProducts').sellerProducts
  return (
    <button
      type="button"
      className="price-sold-out"
      aria-pressed={isSoldOut}
      aria-label={fill(t.soldOutNamed, { name })}
      onClick={onToggle}
    >
      {t.soldOut}
    </button>
  )
}

interface PriceInputProps {
  label: string
  value: string
  isChanged: boolean
  isWrong: boolean
  onChange: (value: string) => void
}

const PriceInput = ({ label, value, isChanged, isWrong, onChange }: PriceInputProps) => (
  <span className={classes('amount-box', isChanged && 'changed')}>
    <span aria-hidden="true">{CURRENCY}</span>
    <input
      className={classes('input', isWrong && 'is-bad')}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={toNextField}
    />
  </span>
)

interface PreviousValuesProps {
  product: SellerProduct
  change: PriceChange
  typed: string | undefined
}

/** Shows how a typed price is understood, and the previous price and stock. */
function PreviousValues({ product, change, typed = '' }: PreviousValuesProps) {
  const { prices: t } = useTexts('sellerProducts').sellerProducts
  const was = [
    change.unitPrice !== undefined && previewAmount(typed, MOST_SHILLINGS),
    change.unitPrice !== undefined && fill(t.was, { value: typedNumber(wholeShillings(product.unitPrice)) }),
    change.availableQuantity !== undefined && fill(t.wasStock, { n: product.availableQuantity }),
  ].filter(Boolean)
  return was.length === 0 ? null : <b>{was.join(', ')}</b>
}

interface StockStepperProps {
  label: string
  value: string
  isChanged: boolean
  onChange: (value: string) => void
  input: Ref<HTMLInputElement>
}

/** A stock field with − and + buttons; larger changes are typed. */
function StockStepper({ label, value, isChanged, onChange, input }: StockStepperProps) {
  const t = useTexts()
  const number = Math.max(0, wholeNumber(value, MOST_STOCK))
  const step = (by: 1 | -1) => {
    const next = number + by
    if (next >= 0 && next <= MOST_STOCK) onChange(typedNumber(next))
  }
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    toNextField(event)
    const by = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key]
    if (!by) return
    event.preventDefault()
    step(by)
  }
  return (
    <div className={classes('step stock-step', isChanged && 'changed', number === 0 && 'none')} role="group" aria-label={label}>
      <button type="button" aria-label={fill(t.common.fewer, { label })} aria-disabled={number === 0 || undefined} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <input
        ref={input}
        aria-label={label}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={stepByKey}
      />
      <button type="button" aria-label={fill(t.common.more, { label })} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}

/** Moves from price to stock to the next price on Enter, like the Next key of a phone's keyboard. */
function toNextField({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter') return
  const inputs = [...(currentTarget.closest('.price-rows')?.querySelectorAll('input') ?? [])]
  inputs[inputs.indexOf(currentTarget) + 1]?.select()
}
