import { CURRENCY } from '#contract/rules/constants.ts'
import { formatAmount, formatTzs } from '#contract/rules/money.ts'

/** An amount such as `TZS 12,500`, never wrapped. */
export const Money = ({ shillings }: { shillings: number }) => <span className="money">{formatTzs(shillings)}</span>

/** A price with a small TZS before the number; nothing for 0, because then the server sent no price. Screen readers read `TZS 12,500`. */
export const Price = ({ shillings }: { shillings: number }) =>
  shillings > 0 && (
    <span className="price">
      <small>{CURRENCY}</small> <span>{formatAmount(shillings)}</span>
    </span>
  )
