/** Messages the shop sends unasked, in a chunk loaded with the first one. */

export { appendNews } from './appendNews.ts'
export { appendLatePayment } from './latePayment.ts'
export { appendShortageCard } from './shortageCard.ts'
export { appendFailedAttempt, appendStatusNews } from './statusNews.ts'
