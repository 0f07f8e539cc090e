import { useEffect, useState } from 'react'
import { afterOnScreen } from '#web/api/time.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { fishName } from '#web/ui/fishName.ts'
import { UNDO_FOR } from '#web/ui/useUndoTime.ts'
import { CartLineRow } from './CartLineRow.tsx'
import styles from './CartLines.module.css'
import { removeLine, restoreLine } from './cart.ts'
import { type CartLine, lineOf } from './lines.ts'
import { changeLines } from './undo/lastChange.ts'
import { useAnnouncedTotal } from './useAnnouncedTotal.ts'

export function CartLines({ lines }: { lines: readonly CartLine[] }) {
  const t = useTexts('shop')
  const [removed, setRemoved] = useState<{ line: CartLine; place: number } | null>(null)
  useAnnouncedTotal(lines)
  useEffect(() => (removed ? afterOnScreen(UNDO_FOR, () => setRemoved(null)) : undefined), [removed])

  const remove = (line: CartLine, place: number) => {
    changeLines(() => removeLine(line.productId))
    setRemoved({ line, place })
  }
  return (
    <>
      {lines.length > 0 && (
        <ul className={classes(styles.cartLines, 'card')} aria-label={t.cart.lines}>
          {lines.map((line, place) => (
            <li key={line.productId}>
              <CartLineRow line={line} onRemove={() => remove(line, place)} />
            </li>
          ))}
        </ul>
      )}
      {removed && !lineOf(lines, removed.line.productId) && (
        <div className="note undo" role="status">
          <p className="grow">{fill(t.cart.removed, { name: fishName(removed.line.product.name) })}</p>
          <Button
            kind="line"
            icon="undo"
            onClick={() => {
              restoreLine(removed.line, removed.place)
              setRemoved(null)
            }}
          >
            {t.cart.undo}
          </Button>
        </div>
      )}
    </>
  )
}
