/** The chosen transporters as one value, in the order of the lines: `t1,none`. */
export const transporterAnswer = (lines: readonly { productId: string }[], selections: Readonly<Record<string, string>>): string =>
  lines.map((line) => selections[line.productId] ?? '').join(',')
