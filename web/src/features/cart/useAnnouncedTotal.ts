import { useEffect, useRef } from 'react'
import { formatTzs } from '#contract/rules/money.ts'
import { afterOnScreen } from '#web/api/time.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { announce } from '#web/ui/announce.ts'
import { type CartLine, cartTotal } from './lines.ts'

/** At most one announcement a second (CHAT-089). */
const QUIET = 1_000
/** The cart may be shown twice, in dock and page; a total is spoken once. */
let spoken: number | null = null

export function useAnnouncedTotal(lines: readonly CartLine[]): void {
  const total = cartTotal(lines)
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      spoken = total
      return undefined
    }
    return afterOnScreen(QUIET, () => {
      if (spoken === total) return
      spoken = total
      announce(fill(textsNow('shop').cart.newTotal, { amount: formatTzs(total) }))
    })
  }, [total])
}
