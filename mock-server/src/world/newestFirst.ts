/** By creation; of two made in the same millisecond the later one first. */
export const newestFirst = <T extends { readonly createdAt: string }>(records: readonly T[]): T[] =>
  records.toReversed().sort((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0))
