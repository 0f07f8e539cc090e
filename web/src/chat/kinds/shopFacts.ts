import {
  ANSWER_HOURS,
  CART_LINE_MOST,
  CODE_LENGTH,
  EXPRESS_FEE,
  EXPRESS_HOURS,
  NETWORKS,
  PAYMENT_TIMEOUT,
  RETURN_DAYS,
  STANDARD_FEE,
  STANDARD_HOURS,
} from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { config } from '#web/api/config.ts'

const { email, ordersEmail, phone, place } = config.support

/** Facts about the shop that any chat sentence may contain. */
export const shopFacts = {
  answerHours: String(ANSWER_HOURS),
  codeLength: String(CODE_LENGTH),
  days: String(RETURN_DAYS),
  email,
  expressFee: formatTzs(EXPRESS_FEE),
  expressHours: EXPRESS_HOURS,
  max: String(CART_LINE_MOST),
  networks: `${NETWORKS.join(', ')} (Tigo Pesa)`,
  ordersEmail,
  payMinutes: String(PAYMENT_TIMEOUT / 60_000),
  shopPhone: phone,
  shopPlace: place,
  standardFee: formatTzs(STANDARD_FEE),
  standardHours: STANDARD_HOURS,
}
