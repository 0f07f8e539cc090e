/** The constants of section CONST. Amounts in whole TZS, times in milliseconds. */
export const CURRENCY = 'TZS'
export const STANDARD_FEE = 5_000
export const EXPRESS_FEE = 10_000
/** How many hours each takes, as every page that speaks of them says. */
export const STANDARD_HOURS = '24-48'
export const EXPRESS_HOURS = '3-6'
/** The delivery fee shown in the cart, where none is chosen yet (CONST-004). */
export const CART_SUMMARY_FEE = STANDARD_FEE
export const MIN_PAYOUT = 10_000
/** The share of a delivered order that the market keeps, in percent (SPAY-028). */
export const PLATFORM_FEE_PERCENT = 5

export const DEFAULT_COUNTRY = 'Tanzania'
export const COUNTRY_PREFIX = '255'

export const PAYMENT_TIMEOUT = 120_000
export const REDIRECT_AFTER_ORDER = 2_000
export const SEARCH_DEBOUNCE = 500
export const REALTIME_ATTEMPTS = 5
export const REALTIME_DELAY = 1_000
export const TOAST_SUCCESS = 2_000
export const TOAST_OTHER = 4_000
export const TOAST_MOST = 20
/** How long an unanswered push keeps a second one from being offered (MON-011); a prompt stays open as long (QA-014). */
export const PAY_AGAIN_AFTER = 300_000
/** How long a refused payment listens for a late success (MON-037). */
export const LISTEN_FOR = 24 * 3_600_000
/** How long a call may take before it counts as failed; calls that move money have longer (MON-007). */
export const CALL_TIMEOUT = 30_000
export const MONEY_CALL_TIMEOUT = 60_000
/** How long the server keeps a response under its idempotency key (MON-005). */
export const KEY_KEPT_FOR = 24 * 3_600_000
/** How long half-typed input stays on the device (CHAT-019, CHAT-026). */
export const DRAFT_KEPT_FOR = 3 * 24 * 3_600_000
/** How long a guest's add to the cart is replayed after sign-in (NAV-026). */
export const STORED_ADD_KEPT_FOR = 30 * 60_000
/** How long a stored checkout can still be paid (PAY-002). */
export const CHECKOUT_DATA_KEPT_FOR = 6 * 3_600_000

export const CODE_LENGTH = 6
export const CODE_LIVES_FOR = 5 * 60_000
export const CODE_RESEND_AFTER = 60_000
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
/** A message gets its answer within these. */
export const ANSWER_HOURS = 24
export const MINIMUM_AGE = 18

export const UPLOAD_MOST_BYTES = 5 * 1024 * 1024
export const JSON_MOST_BYTES = 100_000
/** The highest price and payment, in TZS: sums over a whole order stay exact. */
export const MOST_SHILLINGS = 1_000_000_000
/** The longest texts, in characters (SEC-021). */
/** Characters of a link to a cart (CHAT-122). */
export const BASKET_LINK_MOST = 512
export const LIMITS = { name: 100, description: 2_000, notes: 1_000, search: 200 } as const

/** The default path segment of a payment call, and the labels of the ways to pay (API-031, CHK-037). */
export const DEFAULT_PROVIDER = 'mobile-money'
export const MOBILE_MONEY_LABEL = 'Mobile Money'
export const CASH_LABEL = 'Cash'
/** The networks that can pay. Their names change: Mixx by Yas was Tigo Pesa until 2024 (PAY-004). */
export const NETWORKS = ['M-Pesa', 'Airtel Money', 'Mixx by Yas'] as const
export const TIME_ZONE = 'Africa/Dar_es_Salaam'
