import { useEffect, useEffectEvent, useState } from 'react'
import type { Product } from '#contract/catalogue.ts'
import { cartTotal, formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { errorText } from '#web/api/errorText.ts'
import { now } from '#web/api/time.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { type Texts, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { FishName } from '#web/ui/FishName.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useAction } from '#web/ui/useAction.ts'
import type { BasketItem } from './basketLink.ts'
import { lineLimit } from './cart.ts'
import { refreshLines } from './today/checkCart.ts'

const MAX_AGE = 60_000

export interface BasketPanelProps {
  items: readonly BasketItem[]
  busy: boolean
  /** Adds the items; before that the cart is unchanged (CHAT-123). */
  onAdd: () => void
  browse: () => void
}

/** Shows the items of a shared cart link at today's prices and stock, with a button to add them (CHAT-123). */
export function BasketPanel({ items, busy, onAdd, browse }: BasketPanelProps) {
  const t = useTexts('shop', 'chat')
  const { today, error, reload } = useTodaysProducts(items)
  if (error !== null && !today) return <ErrorNote text={errorText(error, t)} onRetry={reload} />
  if (!today) return <Skeleton lines={4} />
  const lines = items.flatMap(({ productId, quantity }) => {
    const product = today.get(productId)
    return product ? [{ product, quantity: Math.min(quantity, lineLimit(product)) }] : []
  })
  const gone = items.length - lines.length
  const total = cartTotal(lines)
  const canAdd = lines.some(({ quantity }) => quantity > 0)
  return (
    <div className="stack">
      <ul>
        {lines.map(({ product, quantity }) => (
          <li key={product.id} className="basket-line">
            <b>
              <FishName name={product.name} quantity={quantity} />
            </b>
            {quantity > 0 && <b className="money">{formatTzs(quantity * wholeShillings(product.unitPrice))}</b>}
            <span className="small muted">{stockOf(product, t.catalogue)}</span>
          </li>
        ))}
      </ul>
      {gone > 0 && <p>{fillCount(t.cart.goneFromLink, { n: gone })}</p>}
      {canAdd ? (
        <>
          <p className="key-value is-sum">
            <span>{t.cart.subtotal}</span>
            <span className="money">{formatTzs(total)}</span>
          </p>
          <Button block busy={busy} busyLabel={t.cart.addingAll} onClick={onAdd}>
            {t.cart.addAll}
          </Button>
        </>
      ) : (
        <>
          <p>{t.cart.linkOver}</p>
          <Button kind="line" block onClick={browse}>
            {t.chat.browse}
          </Button>
        </>
      )}
    </div>
  )
}

const stockOf = (product: Product, texts: Texts<'shop'>['catalogue']): string =>
  lineLimit(product) > 0 ? fillCount(texts.inStock, { n: Math.floor(product.availableQuantity) }) : texts.outOfStock

/** Fetches today's products of the items, and again when the tab is shown or online after more than a minute (CHAT-028). */
function useTodaysProducts(items: readonly BasketItem[]) {
  const [read, setRead] = useState<{ today: Map<string, Product | null>; at: number } | null>(null)
  const { run, error } = useAction(async () => setRead({ today: await refreshLines(items), at: now() }))
  const refetchIfOld = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && now() - (read?.at ?? 0) > MAX_AGE) void run()
  })
  useEffect(() => {
    refetchIfOld()
    document.addEventListener('visibilitychange', refetchIfOld)
    window.addEventListener('online', refetchIfOld)
    return () => {
      document.removeEventListener('visibilitychange', refetchIfOld)
      window.removeEventListener('online', refetchIfOld)
    }
  }, [])
  return { today: read?.today, error, reload: () => void run() }
}
