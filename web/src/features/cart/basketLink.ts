import { BASKET_LINK_MOST } from '#contract/rules/constants.ts'
import { paths } from '#web/paths.ts'
import type { CartLine } from './cart.ts'

export interface BasketItem {
  readonly productId: string
  readonly quantity: number
}

/** Returns a link to these lines without price, name or phone, and the lines that do not fit into it (CHAT-122). */
export function basketLink(lines: readonly CartLine[]): { url: string; leftOut: readonly CartLine[] } {
  const leftOut: CartLine[] = []
  let url = ''
  for (const line of lines) {
    const item = `${encodeURIComponent(line.productId)}:${line.quantity}`
    const longer = url === '' ? `${window.location.origin}${paths.chat()}?basket=${item}` : `${url},${item}`
    if (longer.length > BASKET_LINK_MOST) leftOut.push(line)
    else url = longer
  }
  return { url, leftOut }
}
