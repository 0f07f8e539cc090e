import type { Understood } from '../../understand/Understood.ts'

const KIND = '(?:w|y|z|l|ch|v)?a? ?(?:frozen|barafu|smoked|moshi|dried|(?:m|wa|ki|vi)?kavu|salted|chumvi|fried|kukaanga|boiled|kuchemsha)'
const DENIED = new RegExp(
  `[,.;]?\\s*(?:(?:but|na|and|ila|lakini) )?(?<![a-z])(?:not|n['’]t want|(?:si|sio|siyo|sitaki|hatutaki)|except|rather than|bila)(?: (?:the|any|those|that|ile|zile|wale|hao|y?ule|hiyo))? ${KIND}(?: (?:ones?|kind|type|stuff|fish))?(?=\\s*(?:[.,;!?]|$|please|tafadhali|(?:and|but|na|ila) ))`,
  'i',
)

/** `two red snapper, not the frozen ones`: the line without the kind it denies; null where it denies none. */
export function withoutDeniedKind(line: string): string | null {
  const rest = line.replace(DENIED, '')
  return rest === line ? null : rest.trim()
}

/** The kind that is not denied: neither smoked nor dried nor frozen, where the rest names none. */
export function asOther(meant: Understood): Understood {
  const kind = meant.filters.goods ?? 'fresh'
  const { topic: _topic, isGuess: _guess, ...others } = meant
  const isBare = meant.items.length === 0
  return {
    ...(isBare ? { ...others, intent: meant.quantity === null ? 'search' : 'add' } : meant),
    items: meant.items.map((item) => (item.not ? item : { kind, ...item })),
    filters: { goods: kind, ...(meant.filters.cut && { cut: meant.filters.cut }), ...(meant.filters.size && { size: meant.filters.size }) },
  }
}
