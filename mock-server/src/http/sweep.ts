/** Drops from the front of a map what is over: its entries stand in the order in which they end, so the first that goes on ends the look. */
export function sweep<Value>(map: Map<string, Value>, isOver: (value: Value) => boolean): void {
  for (const [name, value] of map) {
    if (!isOver(value)) return
    map.delete(name)
  }
}
