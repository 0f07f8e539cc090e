import { type RefObject, useEffect } from 'react'
import { giveDigits } from './giveDigits.ts'

/** The live card's main actions carry digits (CHAT-037). */
export function useDigits(row: RefObject<HTMLElement | null>, live: boolean): void {
  useEffect(() => (live && row.current ? giveDigits(row.current) : undefined), [row, live])
}
