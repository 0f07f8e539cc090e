import type { Product } from '#contract/catalogue.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { paths } from '#web/paths.ts'
import { fishName } from '#web/ui/fishName.ts'
import type { Shared } from '#web/ui/share.ts'

/** A product as somebody else gets it: its link, with name and price in words (CHAT-121). */
export const productToShare = ({ id, name, unitPrice }: Pick<Product, 'id' | 'name' | 'unitPrice'>): Shared => ({
  url: `${window.location.origin}${paths.product(id)}`,
  text: `${fishName(name)} · ${formatTzs(wholeShillings(unitPrice))}`,
})
