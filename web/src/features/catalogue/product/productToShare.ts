import type { Product } from '#contract/catalogue.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { paths } from '#web/paths.ts'
import { fishName } from '#web/ui/fishName.ts'
import type { LinkToShare } from '#web/ui/share.ts'

/** Builds the shared content: the product's link, and its name and price as text (CHAT-121). */
export const productToShare = ({ id, name, unitPrice }: Pick<Product, 'id' | 'name' | 'unitPrice'>): LinkToShare => ({
  url: `${window.location.origin}${paths.product(id)}`,
  text: [fishName(name), ...(wholeShillings(unitPrice) > 0 ? [formatTzs(wholeShillings(unitPrice))] : [])].join(' · '),
})
