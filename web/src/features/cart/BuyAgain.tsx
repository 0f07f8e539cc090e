import { useState } from 'react'
import { errorText } from '#web/api/errorText.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { Note } from '#web/ui/Note.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { type BoughtAgain, buyAgain, type OrderedLine } from './buyAgain.ts'
import { lineLimit } from './cart.ts'

export interface BuyAgainProps {
  lines: readonly OrderedLine[]
  /** Opens the cart. Leave it out if the cart is on screen. */
  onCart?: () => void
  /** Replaces the default way of adding; the caller then shows the result itself. */
  onBuy?: () => Promise<void>
}

/** A button that adds the items of an order to the cart, then shows which were added and which were not (CHAT-117). */
export function BuyAgain({ lines, onCart, onBuy }: BuyAgainProps) {
  const t = useTexts('shop', 'checkout')
  const [done, setDone] = useState<BoughtAgain | null>(null)
  const { run, busy, error } = useAction(onBuy ?? (async () => setDone(await buyAgain(lines))))
  return (
    <>
      <Button kind="line" icon="basket" busy={busy} busyLabel={t.orders.buyingAgain} onClick={() => void run()}>
        {t.orders.buyAgain}
      </Button>
      {error !== null && <ErrorNote text={errorText(error, t)} onRetry={() => void run()} />}
      {done && error === null && (
        <div className="bought-again" role="status">
          <Note>
            {done.added > 0 && <p>{fillCount(t.orders.boughtAgain, { n: done.added })}</p>}
            {done.missing.length > 0 && <p>{fill(t.orders.notAvailable, { names: done.missing.map(fishName).join(', ') })}</p>}
            {done.capped.map((product) => (
              <p key={product.id}>{fill(t.cart.atMost, { name: fishName(product.name), n: lineLimit(product) })}</p>
            ))}
            {onCart && done.added > 0 && (
              <Button kind="line" onClick={onCart}>
                {t.cart.viewCart}
              </Button>
            )}
          </Note>
        </div>
      )}
    </>
  )
}
