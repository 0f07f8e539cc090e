import { create } from 'zustand'
import { withPlus } from '#contract/rules/phone.ts'

/** The foreign number the user was asked about last. Submitting it again confirms it. */
export const useForeignNumber = create<{ phone: string | null }>()(() => ({ phone: null }))

/**
 * Whether a code may be sent to this number. The user has to confirm a foreign number first, as it is usually a typing error (I18N-016).
 */
export function maySendCodeTo(typed: string): boolean {
  const phone = withPlus(typed)
  if (phone.startsWith('+255') || useForeignNumber.getState().phone === phone) return true
  useForeignNumber.setState({ phone })
  return false
}
