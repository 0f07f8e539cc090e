import { listProducts, type Product } from '#contract/catalogue.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { errorText } from '#web/api/errorText.ts'
import { useCall } from '#web/api/useCall.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { readToday } from '#web/features/cart/today/readToday.ts'
import { swapLine } from '#web/features/cart/today/swapLine.ts'
import { fishOf } from '#web/features/order-slip/otherKinds.ts'
import { fill, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { useAction } from '#web/ui/useAction.ts'

const WHOLE_MARKET = 100

/** Offers the closest product in stock for one that is sold out, and swaps the two with one tap. Renders nothing if no product is close. */
export function SubstituteOffer({ productId, named }: { productId: string; named: boolean }) {
  const t = useTexts('chat', 'topics')
  const lines = useCart((cart) => cart.lines)
  const gone = lines.find((line) => line.productId === productId)
  const fish = gone ? fishOf(gone.product.name) : ''
  const same = useCall(listProducts, gone ? { query: { search: fish, take: WHOLE_MARKET } } : null, { revalidateOnFocus: false })
  const found = gone && same.data ? closestProduct(gone, same.data.data, lines) : null
  const all = useCall(listProducts, gone && same.data && !found ? { query: { take: WHOLE_MARKET } } : null, { revalidateOnFocus: false })
  const alt = found ?? (gone && all.data ? closestProduct(gone, all.data.data, lines) : null)
  const { run, busy, error } = useAction(async (product: Product) => {
    if (swapLine(productId, await readToday(product.id))) return
    same.reload()
    all.reload()
  })
  if (!gone || !alt) return null
  const words = fill(t.instead.close, { alt: fishName(alt.name), altPrice: formatTzs(wholeShillings(alt.unitPrice)) })
  return (
    <div className="stack">
      <p>
        {named && <b>{fishName(gone.product.name)}: </b>}
        {wholeSums(words)}
      </p>
      <Button kind="line" busy={busy} busyLabel={t.instead.taking} onClick={() => void run(alt)}>
        {t.instead.take} <span className="visually-hidden">{fishName(alt.name)}</span>
      </Button>
      {error !== null && <ErrorNote text={errorText(error, t)} />}
    </div>
  )
}

/** Returns the closest product in stock. It prefers the same fish at up to twice the price, then the same storage, then the nearest price. */
export function closestProduct({ product }: CartLine, products: readonly Product[], inCart: readonly CartLine[]): Product | null {
  const price = wholeShillings(product.unitPrice)
  const idsInCart = new Set(inCart.map(({ productId }) => productId))
  const distance = (one: Product): readonly number[] => [
    Number(fishOf(one.name).toLowerCase() !== fishOf(product.name).toLowerCase() || wholeShillings(one.unitPrice) > 2 * price),
    Number(one.storageType !== product.storageType),
    Math.abs(wholeShillings(one.unitPrice) - price),
  ]
  const [closest] = products
    .filter(({ id, availableQuantity }) => Math.floor(availableQuantity) > 0 && !idsInCart.has(id))
    .map((one) => ({ one, by: distance(one) }))
    .sort((a, b) => a.by.map((step, at) => step - (b.by[at] ?? 0)).find((step) => step !== 0) ?? 0)
  return closest?.one ?? null
}
