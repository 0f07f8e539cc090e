/** Returns the list with the item at `from` moved to `to`; a position outside the list means the nearest end. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.min(Math.max(to, 0), list.length - 1)
  const item = list[from]
  return item === undefined || place === from
    ? list
    : list.flatMap((one, at) => (at === from ? [] : at === place ? (from < place ? [one, item] : [item, one]) : [one]))
}
