import { privacy } from '../privacy.ts'
import { returns } from '../returns.ts'
import { shipping } from '../shipping.ts'
import { terms } from '../terms.ts'

export const policies = { privacy, returns, shipping, terms } as const
