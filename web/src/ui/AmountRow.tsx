import { Money } from './Money.tsx'

interface AmountRowProps {
  readonly label: string
  readonly shillings: number
  /** The last row of a sum. */
  readonly isSum?: boolean
}

/** A name and its amount, one row of a sum. */
export function AmountRow({ label, shillings, isSum = false }: AmountRowProps) {
  const amount = <Money shillings={shillings} />
  return (
    <div className={isSum ? 'key-value sum' : 'key-value'}>
      <span>{label}</span>
      {isSum ? <span>{amount}</span> : <b>{amount}</b>}
    </div>
  )
}
