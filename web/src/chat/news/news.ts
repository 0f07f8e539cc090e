/** Messages the shop sends unasked, in a chunk loaded with the first one. */
export { tellLatePayment } from './tellLatePayment.ts'
export { tellNews } from './tellNews.ts'
export { tellShortage } from './tellShortage.ts'
export { tellAttempt, tellStatus } from './tellStatus.ts'
