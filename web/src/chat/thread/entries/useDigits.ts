import { type RefObject, useEffect } from 'react'
import { importWhenOnline } from '#web/api/lazyImport.ts'

/** The live card's main actions carry digits; their code comes once the card stands. */
export function useDigits(row: RefObject<HTMLElement | null>, live: boolean): void {
  useEffect(() => {
    const card = row.current
    if (!card || !live) return
    let isOver = false
    let takeAway = () => {}
    void importWhenOnline(() => import('./giveDigits.ts')).then(({ giveDigits }) => {
      if (!isOver) takeAway = giveDigits(card)
    })
    return () => {
      isOver = true
      takeAway()
    }
  }, [row, live])
}
