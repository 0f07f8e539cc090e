import { shownParts } from './fishName.ts'

export interface FishNameProps {
  name: string
  /** Leaves out the unit, if it is shown elsewhere. */
  withoutUnit?: boolean
  /** Shows the quantity after the name. */
  quantity?: number
}

/** Shows a fish's name in the current language, below it the other name and the unit. Screen readers get the original name (CHAT-139). */
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
