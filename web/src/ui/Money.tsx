import { formatTzs } from '#contract/rules/money.ts'

/** An amount in a sum or sentence, never broken over two lines. */
export const Money = ({ shillings }: { shillings: number }) => <span className="money">{formatTzs(shillings)}</span>
