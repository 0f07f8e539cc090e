import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { DeliveryOption } from '#contract/order.ts'
import { cartTotal } from '#contract/rules/money.ts'
import { AnotherAddressPanel } from '#web/features/addresses/AnotherAddressPanel.tsx'
import type { CartLine } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { CartChangedPanel } from '#web/features/cart/today/CartChangedPanel.tsx'
import { acceptCartChanges, checkCart, useCartChanges } from '#web/features/cart/today/checkCart.ts'
import { NO_PREFERENCE } from '#web/features/checkout/checkout.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { orderDraft, orderItems } from '#web/features/checkout/slip.ts'
import { dismissFailures, payForCart, prepareCheckout } from '#web/features/payment/commands.ts'
import { type CheckoutData, readCheckout } from '#web/features/payment/device/checkoutData.ts'
import { PaymentPanel } from '#web/features/payment/panels/PaymentPanel.tsx'
import { PurchaseList } from '#web/features/payment/panels/PurchaseList.tsx'
import type { PaymentView } from '#web/features/payment/record/paymentView.ts'
import { fitsCart, purchaseLines } from '#web/features/payment/record/purchaseLines.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { currentCartRecord, justOrdered, useOwnRecords, usePaymentView } from '#web/features/payment/usePayment.ts'
import { usePerson } from '#web/features/session/person.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { ContinueInChat } from '#web/ui/ContinueInChat.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { Redirect } from '#web/ui/Redirect.tsx'
import { toast } from '#web/ui/toast.ts'

/** Pays the cart by mobile money (PAY-001 to PAY-005). A running payment takes precedence over a prepared checkout (PAY-002). */
export function PaymentPage() {
  const t = useTexts('payment')
  const record = useShownRecord()
  const { checkout, outdated, renew } = usePreparedCheckout()
  const missing = !record && !checkout
  const isEmpty = useCart((cart) => cart.lines.length === 0)
  const made = justOrdered(useOwnRecords())?.orderId

  useEffect(() => () => void dismissFailures(), [])
  const isOrdered = isEmpty && made !== undefined
  useRedirectIfNothingToPay(missing && !isOrdered, isEmpty, outdated)

  if (missing && isOrdered) return <Redirect to={paths.order(made)} />
  if (missing)
    return (
      <PageFrame title={t.payment.title} narrow>
        {isEmpty ? t.payment.nothingToPay : t.payment.missing}
      </PageFrame>
    )
  return (
    <PageFrame title={t.payment.title} narrow actions={<ContinueInChat />}>
      <CartPayment record={record} checkout={checkout} renew={renew} />
    </PageFrame>
  )
}

interface CartPaymentProps extends Pick<PreparedCheckout, 'checkout' | 'renew'> {
  record: PaymentRecord | null
}

/**
 * The purchase with its payment. If price or stock changed, nothing is sent, and the changes replace the payment until the buyer accepts
 * them (MON-003).
 */
function CartPayment({ record, checkout, renew }: CartPaymentProps) {
  const t = useTexts('shop', 'payment')
  const navigate = useNavigate()
  const view = usePaymentView(record)
  const changes = useCartChanges()
  const [typed, setTyped] = useState<string | null>(null)
  const { lines, amount, phone } = purchaseOf(record, checkout)
  const showsChanges = view.kind === 'none' && changes.length > 0
  const pay = async (number: string) => {
    if (!checkout) return
    setTyped(number)
    if ((await checkCart()).length > 0) return
    if (fitsCart(checkout.lines, useCart.getState().lines)) await payForCart({ ...checkout, phone: number })
  }
  const accept = () => {
    acceptCartChanges()
    renew(typed ?? phone)
  }
  return (
    <div className="stack">
      <PurchaseList lines={lines} />
      {showsChanges ? (
        <div className="card padded">
          <CartChangedPanel changes={changes} onAccept={accept} onEdit={() => void navigate(paths.cart)} />
        </div>
      ) : (
        <PaymentPanel
          record={record}
          amount={amount}
          phone={phone}
          note={t.payment.itemsOnly}
          onPay={pay}
          onOrdered={(orderId) => void navigate(paths.order(orderId), { replace: true })}
          askAddress={(choose) => <AnotherAddressPanel onChosen={choose} />}
          onFailure={
            <LinkButton kind="line" to={paths.checkout}>
              {t.payment.returnToCheckout}
            </LinkButton>
          }
        />
      )}
      {!showsChanges && !leadsOn(view) && (
        <p className="centred">
          <Link className="link" to={paths.checkout}>
            {t.payment.backToCheckout}
          </Link>
        </p>
      )}
    </div>
  )
}

/** Returns the lines and the amount of the running payment, or else of the checkout, and the payer's number. */
function purchaseOf(record: PaymentRecord | null, checkout: CheckoutData | null) {
  const lines = record?.purpose.kind === 'cart' ? record.purpose.lines : checkout?.lines
  return {
    lines: lines ?? [],
    amount: record?.amount ?? checkout?.amount ?? 0,
    phone: checkout?.phone ?? record?.phone ?? '',
  }
}

/** Sends a buyer with nothing to pay to the missing step, with a toast that says why (PAY-002). */
function useRedirectIfNothingToPay(hasNothing: boolean, isEmpty: boolean, isOutdated: boolean): void {
  const navigate = useNavigate()
  // Runs once, although navigating away changes its inputs.
  const leave = useEffectEvent(() => {
    if (!isEmpty && isOutdated) toast.notice(() => textsNow('shop').cart.changed)
    toast.notice(() => textsNow('payment').payment[isEmpty ? 'nothingToPay' : 'missing'])
    void navigate(isEmpty ? paths.cart : paths.checkout, { replace: true })
  })
  useEffect(() => {
    if (hasNothing) leave()
  }, [hasNothing])
}

/**
 * Returns the payment record to show. After an order the cart has a new checkout without a record, so the page follows the checkout it
 * showed first.
 */
function useShownRecord(): PaymentRecord | null {
  const { checkoutId, lines } = useCart()
  const [search] = useSearchParams()
  const records = useOwnRecords().filter((record) => record.method === 'mobile_money')
  const [shown, setShown] = useState<string | null>(() => {
    const made = lines.length === 0 ? justOrdered(records) : null
    return made && checkoutOf(made)
  })
  const requested = records.find((record) => record.id === search.get('attempt') && !record.dismissed)
  const followed = records.findLast(
    (record) => shown !== null && checkoutOf(record) === shown && (record.stage === 'paid' || record.stage === 'done'),
  )
  const current = requested ?? currentCartRecord(records, checkoutId) ?? followed ?? null
  const currentCheckoutId = current ? checkoutOf(current) : null
  if (currentCheckoutId !== null && currentCheckoutId !== shown) setShown(currentCheckoutId)
  return current
}

/** True if the view already leads on: failures link to the checkout (PAY-052), and a placed order opens its page. */
const leadsOn = ({ kind }: PaymentView): boolean => kind === 'failed' || kind === 'unfinished' || kind === 'ordered'

const checkoutOf = ({ purpose }: PaymentRecord): string | null => (purpose.kind === 'cart' ? purpose.checkoutId : null)

/** The navigation state that the checkout page passes to the payment page (CHK-030). */
const NavigationState = z.object({
  amount: z.int(),
  phone: z.string(),
  addressId: z.string(),
  deliveryOption: DeliveryOption,
  transporterSelections: z.record(z.string(), z.string()),
})

export interface PreparedCheckout {
  checkout: CheckoutData | null
  /** True if there is a checkout, but the cart has changed since. */
  outdated: boolean
  /** Stores the checkout again for the current cart and the last typed number. */
  renew: (phone: string) => void
}

/** Returns the stored checkout of this cart (CHK-031), otherwise the one passed by navigation (PAY-002); null if the cart has changed since. */
export function usePreparedCheckout(): PreparedCheckout {
  const payer = usePerson()
  const { checkoutId, lines } = useCart()
  const { state } = useLocation()
  const [stored, setStored] = useState(() => {
    if (payer === null) return null
    const found = readCheckout(payer, checkoutId)
    if (found || !storeAgain(state, lines, checkoutId)) return found
    return readCheckout(payer, checkoutId)
  })
  const outdated = stored !== null && !fitsCart(stored.lines, lines)
  const renew = (phone: string) => {
    const cart = useCart.getState()
    if (payer === null || !stored || cart.lines.length === 0) return
    const chosen = Object.fromEntries(stored.order.items.map(({ productId, transporterId = NO_PREFERENCE }) => [productId, transporterId]))
    const order = { ...stored.order, items: orderItems(cart.lines, chosen) }
    prepareCheckout({ lines: purchaseLines(cart.lines), order, phone, checkoutId: cart.checkoutId })
    setStored(readCheckout(payer, cart.checkoutId))
  }
  return { checkout: outdated ? null : stored, outdated, renew }
}

/** Stores the checkout passed by navigation; false if there is none or it doesn't match the cart. */
function storeAgain(state: unknown, lines: readonly CartLine[], checkoutId: string): boolean {
  const read = z.safeParse(NavigationState, state)
  if (!read.success) return false
  const { amount, phone, ...chosen } = read.data
  const order = orderDraft(lines, { ...draftNow(), ...chosen, paymentMethod: 'mobile_money' })
  if (order === null || amount !== cartTotal(lines)) return false
  prepareCheckout({ lines: purchaseLines(lines), order, phone, checkoutId })
  return true
}
