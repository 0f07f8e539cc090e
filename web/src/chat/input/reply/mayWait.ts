import { listProducts } from '#contract/catalogue.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { saysOffline } from '#web/api/lazyImport.ts'
import type { Intent, Understood } from '../understand/Understood.ts'

/** Nothing came back: there is no network. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0

const SEARCHES: ReadonlySet<Intent> = new Set([
  'search',
  'add',
  'setQuantity',
  'wishlist',
  'share',
  'trackOrder',
  'buyAgain',
  'topic',
  'greeting',
  'unknown',
])
/** Their answer would act on a payment or an order. */
const ACTS: ReadonlySet<string> = new Set(['cancelOrder', 'cancelPayment', 'alreadyPaid', 'paidNoOrder', 'noPrompt', 'noCode'])

/** A search or a question may wait for the network; what answers, orders, pays or cancels is said at once or not at all (CHAT-068). */
export function mayWait({ intent, topic, quantity, items, orderNumber }: Understood): boolean {
  if (orderNumber !== undefined) return intent !== 'cancel' && topic !== 'cancelOrder'
  const isBareNumber = intent === 'unknown' && quantity !== null && items.length === 0
  return SEARCHES.has(intent) && !isBareNumber && (topic === undefined || !ACTS.has(topic))
}

const READS: ReadonlySet<Intent> = new Set(['search', 'add', 'wishlist', 'share', 'trackOrder', 'buyAgain'])

/** Stops a line whose answer the server has before any of it is carried out, where there is no network. */
export function waitForNetwork(meant: Understood): void {
  const reads = READS.has(meant.intent) || meant.orderNumber !== undefined
  if (reads && mayWait(meant) && saysOffline()) throw new ApiError(listProducts, { status: 0, code: 'offline' })
}
