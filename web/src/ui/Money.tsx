import { CURRENCY } from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'

/** An amount in a sum or sentence, never broken over two lines. */
export const Money = ({ shillings }: { shillings: number }) => <span className="money">{formatTzs(shillings)}</span>

/** A price as on cards: a small TZS before the figure. Reads `TZS 12,500`. */
export const Price = ({ shillings }: { shillings: number }) => (
  <span className="price">
    <small>{CURRENCY}</small> <span>{formatTzs(shillings).replace(`${CURRENCY} `, '')}</span>
  </span>
)
