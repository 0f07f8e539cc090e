import { useEffect, useRef } from 'react'
import { cartTotal, formatTzs } from '#contract/rules/money.ts'
import { afterOnScreen } from '#web/api/time.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { announce } from '#web/ui/announce.ts'
import { type CartLine } from './cart.ts'

/** In ms: at most one announcement per second (CHAT-089). */
const QUIET = 1_000
/** The total announced last. Module-wide, because the cart may be rendered twice, in dock and page. */
let announced: number | null = null

export function useAnnouncedTotal(lines: readonly CartLine[]): void {
  const total = cartTotal(lines)
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      announced = total
      return undefined
    }
    return afterOnScreen(QUIET, () => {
      if (announced === total) return
      announced = total
      announce(fill(textsNow('shop').cart.newTotal, { amount: formatTzs(total) }))
    })
  }, [total])
}
