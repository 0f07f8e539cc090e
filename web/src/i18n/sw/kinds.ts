import type { kinds as english } from '../en/kinds.ts'
import type { Translation } from '../placeholders.ts'

export const kinds: Translation<typeof english> = {
  change: 'Badilisha aina',
  which: 'Aina gani?',
  none: 'Leo hakuna aina nyingine.',
}
