import {
  CODE_LENGTH,
  CODE_LIVES_FOR,
  DRAFT_KEPT_FOR,
  EXPRESS_FEE,
  MIN_PAYOUT,
  MINIMUM_AGE,
  NETWORKS,
  RETURN_DAYS,
  STANDARD_FEE,
  TOKEN_LIVES_FOR,
} from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { config } from '#web/api/config.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Figures for the answers and policies, taken from their definitions so that a text can't state another value. */
export const facts = {
  standardFee: formatTzs(STANDARD_FEE),
  expressFee: formatTzs(EXPRESS_FEE),
  minimumPayout: formatTzs(MIN_PAYOUT),
  networks: NETWORKS.join(', '),
  days: RETURN_DAYS,
  age: MINIMUM_AGE,
  codeLength: CODE_LENGTH,
  codeMinutes: CODE_LIVES_FOR / MINUTE,
  draftDays: DRAFT_KEPT_FOR / DAY,
  sessionDays: TOKEN_LIVES_FOR / DAY,
  email: config.support.email,
  ordersEmail: config.support.ordersEmail,
  phone: config.support.phone,
} as const
