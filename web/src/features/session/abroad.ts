import { create } from 'zustand'
import { withPlus } from '#contract/rules/phone.ts'

/** The number of another country that was typed last; asking for a code to it again agrees. */
export const useAbroad = create<{ phone: string | null }>()(() => ({ phone: null }))

/** Tells whether a code may go to this number: one of another country is asked about once, since most often it is a slip (I18N-016). */
export function mayGoTo(typed: string): boolean {
  const phone = withPlus(typed)
  if (phone.startsWith('+255') || useAbroad.getState().phone === phone) return true
  useAbroad.setState({ phone })
  return false
}
