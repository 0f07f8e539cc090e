import { type RefObject, useEffect, useState } from 'react'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import type * as digits from './giveDigits.ts'

let loaded: typeof digits | null = null

/** The live card's main actions carry digits; their code comes once the first card stands. */
export function useDigits(row: RefObject<HTMLElement | null>, live: boolean): void {
  const [code, setCode] = useState(loaded)
  useEffect(() => {
    if (!live) return
    if (code) return row.current ? code.giveDigits(row.current) : undefined
    void importWhenOnline(() => import('./giveDigits.ts')).then((module) => {
      loaded = module
      setCode(module)
    })
  }, [row, live, code])
}
