import type { KeyboardEvent } from 'react'

/** Enter leads on from price to stock to the next price, as the phone's own key does. */
export function toNextField({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key !== 'Enter') return
  const inputs = [...(currentTarget.closest('.price-rows')?.querySelectorAll('input') ?? [])]
  inputs[inputs.indexOf(currentTarget) + 1]?.select()
}
