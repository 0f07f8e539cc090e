/** Returns a copy of the records, sorted by creation time, newest first (ADDR-013). Times are ISO 8601 in UTC, so that they sort as text. */
export const newestFirst = <Created extends { createdAt: string }>(records: readonly Created[]): Created[] =>
  [...records].sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0))
