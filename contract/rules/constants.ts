/** The constants of section CONST. Amounts in whole TZS, times in milliseconds. */
export const CURRENCY = 'TZS'
export const STANDARD_FEE = 5_000
export const EXPRESS_FEE = 10_000
/** Delivery times in hours, as shown on every page. */
export const STANDARD_HOURS = '24-48'
export const EXPRESS_HOURS = '3-6'
export const MIN_PAYOUT = 10_000
/** The market's fee on a delivered order, in percent (SPAY-028). */
export const PLATFORM_FEE_PERCENT = 5

export const DEFAULT_COUNTRY = 'Tanzania'
export const COUNTRY_PREFIX = '255'

/** Who is paid, as the payment request on the phone names it (CHAT-187). */
export const PAYEE = 'SAMAKI SOKONI'
export const PAYMENT_TIMEOUT = 120_000
export const REDIRECT_AFTER_ORDER = 2_000
export const SEARCH_DEBOUNCE = 500
export const REALTIME_ATTEMPTS = 5
export const REALTIME_DELAY = 1_000
/** The waits before each quiet attempt after those of REALTIME_ATTEMPTS; the last one repeats (PWA-019). */
export const REALTIME_QUIET_DELAYS = [30_000, 60_000, 120_000] as const
export const TOAST_SUCCESS = 2_000
export const TOAST_OTHER = 4_000
export const TOAST_MOST = 20
/** After an unanswered prompt, paying again is offered only after this time (MON-011). A prompt stays open for the same time (QA-014). */
export const PAY_AGAIN_AFTER = 300_000
/** How long the app listens for a late success of a failed payment (MON-037). */
export const LISTEN_FOR = 24 * 3_600_000
/** The timeout of a call. Calls that move money have a longer one (MON-007). */
export const CALL_TIMEOUT = 30_000
export const MONEY_CALL_TIMEOUT = 60_000
/** How long the server keeps a response under its idempotency key (MON-005). */
export const KEY_KEPT_FOR = 24 * 3_600_000
/** How long unsent input is stored on the device (CHAT-019, CHAT-026). */
export const DRAFT_KEPT_FOR = 3 * 24 * 3_600_000
/** How long a guest's Add to Cart is stored to be repeated after sign-in (NAV-026). */
export const STORED_ADD_KEPT_FOR = 30 * 60_000
/** How long a stored checkout can still be paid (PAY-002). */
export const CHECKOUT_DATA_KEPT_FOR = 6 * 3_600_000

export const CODE_LENGTH = 6
export const CODE_LIVES_FOR = 5 * 60_000
export const CODE_RESEND_AFTER = 60_000
/** How long the device keeps the number a code was sent to (CHAT-174). */
export const PENDING_CODE_KEPT_FOR = 10 * 60_000
export const CODE_TRIES = 5
export const CODES_PER_NUMBER_AND_HOUR = 5
export const CODES_PER_ADDRESS_AND_HOUR = 500
export const TOKEN_LIVES_FOR = 30 * 24 * 3_600_000

export const DEFAULT_PAGE_SIZE = 10
export const PAGE_SIZES = [10, 20, 50, 100] as const
export const ACCOUNT_PAGE_SIZES = [5, 20, 25] as const
export const RELATED_PRODUCTS = 4
export const HOME_CATEGORIES = 8
export const HOME_PRODUCTS = 8
export const CHECKOUT_ADDRESSES = 3
export const RECENT_ORDERS = 3
export const CART_LINE_MOST = 10
export const WISHLIST_DESCRIPTION = 100
export const SELLER_LIST_DESCRIPTION = 50
export const PAYOUT_ID_SHOWN = 8
export const RECENT_DELIVERIES = 5
export const RETURN_DAYS = 30
/** The market replies to contact messages within this many hours. */
export const ANSWER_HOURS = 24
export const MINIMUM_AGE = 18

export const UPLOAD_MOST_BYTES = 5 * 1024 * 1024
export const JSON_MOST_BYTES = 100_000
/** The highest price and payment, in TZS. The limit keeps sums over a whole order exact. */
export const MOST_SHILLINGS = 1_000_000_000
/** The maximum length of a link to a cart, in characters (CHAT-122). */
export const BASKET_LINK_MOST = 512
/** The maximum lengths of texts, in characters (SEC-021). */
export const LIMITS = { name: 100, description: 2_000, notes: 1_000, search: 200 } as const

/** The `:provider` of payment calls, and the labels of the payment methods (API-031, CHK-037). */
export const DEFAULT_PROVIDER = 'mobile-money'
export const MOBILE_MONEY_LABEL = 'Mobile Money'
export const CASH_LABEL = 'Cash'
/** The mobile money networks that can pay. Mixx by Yas was called Tigo Pesa until 2024 (PAY-004). */
export const NETWORKS = ['M-Pesa', 'Airtel Money', 'Mixx by Yas'] as const
