import { type FormEvent, useId, useState } from 'react'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Note } from '#web/ui/Note.tsx'
import { type CartProduct, lineLimit } from './lines.ts'

const PRESETS = [1, 2, 3, 5, 10]

export interface QuantityPanelProps {
  product: CartProduct
  /** What the cart holds of it already. */
  inCart: number
  onChosen: (quantity: number) => void
}

/** A spin button with presets and the price of what is chosen (CHAT-085, CHAT-086). */
export function QuantityPanel({ product, inCart, onChosen }: QuantityPanelProps) {
  const t = useTexts('shop')
  const id = useId()
  const max = lineLimit(product) - inCart
  const [typed, setTyped] = useState('1')
  const [wrong, setWrong] = useState(false)
  const quantity = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  const fits = quantity >= 1 && quantity <= max
  const set = (value: number) => {
    setTyped(String(Math.min(Math.max(1, value), max)))
    setWrong(false)
  }
  const choose = (event: FormEvent) => {
    event.preventDefault()
    setWrong(!fits)
    if (fits) onChosen(quantity)
  }
  if (max < 1) return <Note>{fill(t.cart.limitReached, { n: inCart })}</Note>
  return (
    <form className="stack" onSubmit={choose} noValidate>
      <div className="row">
        <div className="step">
          <button type="button" aria-label={fill(t.common.fewer, { label: t.cart.howMany })} onClick={() => set((fits ? quantity : 2) - 1)}>
            <Icon name="minus" />
          </button>
          <input
            className="step-input"
            type="number"
            inputMode="numeric"
            aria-label={t.cart.howMany}
            aria-describedby={wrong ? `${id}-hint ${id}-error` : `${id}-hint`}
            aria-invalid={wrong || undefined}
            min={1}
            max={max}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="button" aria-label={fill(t.common.more, { label: t.cart.howMany })} onClick={() => set((fits ? quantity : 0) + 1)}>
            <Icon name="plus" />
          </button>
        </div>
        {fits && (
          <span className="small mut num">
            {fill(t.cart.sum, { n: quantity, price: formatTzs(wholeShillings(product.unitPrice)) })}
            {' = '}
            <b>{formatTzs(wholeShillings(product.unitPrice) * quantity)}</b>
          </span>
        )}
      </div>
      <div className="presets">
        {PRESETS.filter((preset) => preset <= max).map((preset) => (
          <button
            key={preset}
            type="button"
            className={classes('preset', preset === quantity && 'on')}
            aria-pressed={preset === quantity}
            onClick={() => set(preset)}
          >
            {preset}
          </button>
        ))}
      </div>
      <p className="hint" id={`${id}-hint`}>
        {fill(t.cart.numberHint, { max })}
      </p>
      {wrong && (
        <p className="err" id={`${id}-error`} role="alert">
          {fill(t.cart.numberWrong, { max })}
        </p>
      )}
      <Button type="submit" block>
        {t.catalogue.addToCart}
      </Button>
    </form>
  )
}
