import { Money } from './Money.tsx'

interface AmountRowProps {
  readonly label: string
  readonly shillings: number
  /** True for the last row, the total. */
  readonly isSum?: boolean
}

/** A label with its amount: one row of a list of amounts. */
export function AmountRow({ label, shillings, isSum = false }: AmountRowProps) {
  const amount = <Money shillings={shillings} />
  return (
    <div className={isSum ? 'key-value is-sum' : 'key-value'}>
      <span>{label}</span>
      {isSum ? <span>{amount}</span> : <b>{amount}</b>}
    </div>
  )
}
