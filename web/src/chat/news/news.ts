/** What the shop says first, in one file that comes with the first of it. */
export { tellLatePayment } from './tellLatePayment.ts'
export { tellNews } from './tellNews.ts'
export { tellShortage } from './tellShortage.ts'
export { tellAttempt, tellStatus } from './tellStatus.ts'
