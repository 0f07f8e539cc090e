import { useId, useState } from 'react'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { fill, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Note } from '#web/ui/Note.tsx'
import { StepInput } from '#web/ui/StepInput.tsx'
import { useForm } from '#web/ui/useForm.ts'
import { type CartProduct, lineLimit } from './cart.ts'

const PRESETS = [1, 2, 3, 5, 10]

export interface QuantityPanelProps {
  product: CartProduct
  /** The quantity already in the cart. */
  inCart: number
  /** The initial quantity, e.g. from the buyer's message. It is limited to what can be added. */
  begins?: number | undefined
  onChosen: (quantity: number) => void
}

/** A spin button with presets and the price of the chosen quantity (CHAT-085, CHAT-086). */
export function QuantityPanel({ product, inCart, begins = 1, onChosen }: QuantityPanelProps) {
  const t = useTexts('shop')
  const id = useId()
  const max = lineLimit(product) - inCart
  const [values, set] = useState({ quantity: String(Math.max(1, Math.min(begins, max))) })
  const isPossible = (quantity: number) => quantity >= 1 && quantity <= max
  const quantity = readQuantity(values.quantity)
  const fits = isPossible(quantity)
  const form = useForm({
    values,
    set,
    validate: (typed) => (isPossible(readQuantity(typed.quantity)) ? {} : { quantity: fill(t.cart.numberWrong, { max }) }),
    onSubmit: (typed) => onChosen(readQuantity(typed.quantity)),
  })
  const error = form.errors.quantity
  const choose = (value: number) => {
    set({ quantity: String(Math.min(Math.max(1, value), max)) })
    form.clearErrors()
  }
  if (max < 1) return <Note>{inCart > 0 ? fill(t.cart.limitReached, { n: inCart }) : t.catalogue.soldOut}</Note>
  return (
    <form {...form.props} className="stack">
      <div className="list-row">
        <StepInput
          label={t.cart.howMany}
          value={values.quantity}
          max={max}
          describedBy={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          isWrong={Boolean(error)}
          onType={(typed) => set({ quantity: typed })}
          onStep={(step) => choose((fits ? quantity : step < 0 ? 2 : 0) + step)}
        />
        {fits && (
          <span className="small muted tabular">
            <span>{wholeSums(fill(t.cart.sum, { n: quantity, price: formatTzs(wholeShillings(product.unitPrice)) }))}</span>
            {' = '}
            <b>{wholeSums(formatTzs(wholeShillings(product.unitPrice) * quantity))}</b>
          </span>
        )}
      </div>
      <Presets value={quantity} max={max} onChoose={choose} />
      <p className="hint" id={`${id}-hint`}>
        {fill(t.cart.numberHint, { max })}
      </p>
      {error && (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <Button type="submit" block>
        {t.catalogue.addToCart}
      </Button>
    </form>
  )
}

const readQuantity = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN)

const Presets = ({ value, max, onChoose }: { value: number; max: number; onChoose: (value: number) => void }) => (
  <div className="presets">
    {PRESETS.filter((preset) => preset <= max).map((preset) => (
      <button
        key={preset}
        type="button"
        className={classes('preset', preset === value && 'is-on')}
        aria-pressed={preset === value}
        onClick={() => onChoose(preset)}
      >
        {preset}
      </button>
    ))}
  </div>
)
