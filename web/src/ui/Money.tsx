import { formatTzs } from '#contract/money.ts'

/** An amount in a sum or sentence, never broken over two lines. */
export const Money = ({ shillings }: { shillings: number }) => <span className="money">{formatTzs(shillings)}</span>
