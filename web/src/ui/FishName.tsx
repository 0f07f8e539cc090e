import { shownParts } from './fishName.ts'

export interface FishNameProps {
  name: string
  /** Where the unit stands elsewhere. */
  withoutUnit?: boolean
  /** How many of it, where that is said with the name. */
  quantity?: number
}

/** The name the reader's language leads with, below it the other one and the unit; read out it is the name as written (CHAT-139). */
export function FishName({ name, withoutUnit = false, quantity = 0 }: FishNameProps) {
  const { title, local, unit } = shownParts(name)
  const times = quantity > 0 && <span className="nowrap">{` × ${quantity}`}</span>
  if (local === null)
    return (
      <span>
        {withoutUnit ? title : name}
        {times}
      </span>
    )
  return (
    <span>
      {title}{' '}
      <span className="other-name">
        <span>(</span>
        {local}
        <span>)</span>
        {unit !== null && !withoutUnit && <span className="nowrap">, {unit}</span>}
        {times}
      </span>
    </span>
  )
}
