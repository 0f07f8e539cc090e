/** Drops what is over from the front of a map whose entries are in the order in which they end. */
export function sweep<Value>(map: Map<string, Value>, isOver: (value: Value) => boolean): void {
  for (const [name, value] of map) {
    if (!isOver(value)) return
    map.delete(name)
  }
}
