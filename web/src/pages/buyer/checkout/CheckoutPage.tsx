import { type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import { errorText } from '#web/api/errorText.ts'
import { AddressActions } from '#web/features/addresses/AddressActions.tsx'
import { AddressPicker } from '#web/features/addresses/AddressPicker.tsx'
import { loadFailed, useAddresses } from '#web/features/addresses/book.ts'
import { useAddressEditing } from '#web/features/addresses/useAddressEditing.ts'
import { cartCount } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { DeliveryChoice } from '#web/features/checkout/choices/DeliveryChoice.tsx'
import { MethodChoice } from '#web/features/checkout/choices/MethodChoice.tsx'
import { NotesField } from '#web/features/checkout/choices/NotesField.tsx'
import { PhoneChoice } from '#web/features/checkout/choices/PhoneChoice.tsx'
import { TransporterChoices } from '#web/features/checkout/choices/TransporterChoices.tsx'
import { setChoices } from '#web/features/checkout/draft.ts'
import { chooseTransporter } from '#web/features/checkout/transporters.ts'
import { dismissFailures } from '#web/features/payment/commands.ts'
import { justOrdered, useOpenCash, useOwnRecords } from '#web/features/payment/usePayment.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ContinueInChat } from '#web/ui/ContinueInChat.tsx'
import { dialogs } from '#web/ui/dialogs.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { later } from '#web/ui/later.tsx'
import { Note } from '#web/ui/Note.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { Redirect } from '#web/ui/Redirect.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CheckoutSide } from './CheckoutSide.tsx'
import { type Checkout, useCheckout } from './useCheckout.ts'
import { type Placing, usePlaceOrder } from './usePlaceOrder.ts'

/** The checkout with all choices on one page. A preselected value counts as chosen once the order is placed (CHAT-017). */
export function CheckoutPage() {
  const t = useTexts('checkout')
  const checkout = useCheckout()
  const { phoneField, addressPart, ...placing } = usePlaceOrder(checkout)
  const { lines, transport } = checkout
  const empty = lines.length === 0
  // Wait for addresses and transporters: they would move the questions below while the buyer taps them (PERF-011).
  const { addresses, error } = useAddresses()
  const addressesSettled = addresses !== undefined || error !== undefined
  const transportersSettled = transport.transporters !== undefined || transport.error !== undefined
  const isLayoutStable = addressesSettled && transportersSettled

  // A failure that the buyer has seen must not stand for the next payment, even after a full page load (PAY-018).
  useEffect(() => void dismissFailures(), [])

  // Opening this page counts as requesting a checkout (CHAT-018).
  useEffect(() => {
    if (!empty) setChoices({ checkoutRequested: true })
  }, [empty])

  const made = justOrdered(useOwnRecords())?.orderId

  // An order whose response was lost may be found while this page is open. It takes its goods out of the cart, which then is another
  // cart, a moment before the order is known here. A buyer who clears the cart keeps it.
  const checkoutId = useCart((cart) => cart.checkoutId)
  const [openedFor] = useState(checkoutId)
  const isOrderFound = useOpenCash() !== null && checkoutId !== openedFor

  if (empty && (placing.busy || isOrderFound)) return <OpeningOrder />
  if (empty) return <Redirect to={made === undefined ? paths.cart : paths.order(made)} />
  return (
    <PageFrame title={t.checkout.title} intro={fillCount(t.checkout.intro, { n: cartCount(lines) })} actions={<ContinueInChat />}>
      <div className="checkout-page">
        <div className="checkout-columns">
          <div className="checkout-main">
            <DeliveryQuestions checkout={checkout} addressPart={addressPart} addressesSettled={addressesSettled} />
            {isLayoutStable && <PaymentQuestions checkout={checkout} phoneField={phoneField} phoneProblem={placing.phoneProblem} />}
          </div>
          {isLayoutStable ? (
            <CheckoutSide checkout={checkout} placing={placing} />
          ) : (
            <aside className={classes('checkout-side', 'checkout-side-bone', 'card')}>
              <Skeleton lines={6} />
            </aside>
          )}
        </div>
      </div>
    </PageFrame>
  )
}

interface DeliveryQuestionsProps {
  checkout: Checkout
  addressPart: Placing['addressPart']
  addressesSettled: boolean
}

/** Where the order goes, how fast, and who carries it. */
function DeliveryQuestions({ checkout, addressPart, addressesSettled }: DeliveryQuestionsProps) {
  const t = useTexts('checkout')
  return (
    <>
      <CheckoutSection title={t.checkout.address} ref={addressPart}>
        <CheckoutAddress value={checkout.address?.id ?? null} />
      </CheckoutSection>
      {addressesSettled && (
        <>
          <CheckoutSection title={t.checkout.delivery}>
            <DeliveryChoice value={checkout.slip.option} onChoose={(deliveryOption) => setChoices({ deliveryOption })} />
          </CheckoutSection>
          <CheckoutSection title={t.checkout.transporters} hint={t.checkout.transportersHint}>
            <CheckoutTransporters {...checkout} />
          </CheckoutSection>
        </>
      )}
    </>
  )
}

interface PaymentQuestionsProps extends Pick<Placing, 'phoneField' | 'phoneProblem'> {
  checkout: Checkout
}

/** How and by which number the order is paid, and the notes. */
function PaymentQuestions({ checkout, phoneField, phoneProblem }: PaymentQuestionsProps) {
  const t = useTexts('checkout')
  return (
    <>
      <CheckoutSection title={t.checkout.method}>
        <div className="stack">
          <MethodChoice value={checkout.slip.method} onChoose={(paymentMethod) => setChoices({ paymentMethod })} />
          <PhoneChoice
            ref={phoneField}
            value={checkout.phone}
            onChange={checkout.typePhone}
            error={phoneProblem && t.checkout[phoneProblem]}
          />
        </div>
      </CheckoutSection>
      <CheckoutSection title={t.checkout.notes}>
        <NotesField />
      </CheckoutSection>
    </>
  )
}

/** Shown between emptying the cart and opening the order's page. */
function OpeningOrder() {
  const t = useTexts('checkout', 'payment')
  return (
    <PageFrame title={t.checkout.title} narrow>
      <p className="card padded" role="status">
        {t.payment.placing}
      </p>
    </PageFrame>
  )
}

export interface CheckoutSectionProps {
  title: string
  hint?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

export function CheckoutSection({ title, hint, ref, children }: CheckoutSectionProps) {
  const id = useId()
  return (
    <section ref={ref} className="checkout-block" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {hint && <p className="small muted">{hint}</p>}
      </div>
      <div className="checkout-block-body">{children}</div>
    </section>
  )
}

/** The choice of transporters, which is optional (CHK-007, CHK-019). */
export function CheckoutTransporters({ lines, transport }: Pick<Checkout, 'lines' | 'transport'>) {
  const t = useTexts('checkout')
  const { transporters, selections, error, reload } = transport
  if (!transporters) return error ? <ErrorNote text={errorText(error, t)} onRetry={reload} /> : <Skeleton lines={2} />
  if (transporters.length === 0) return <Note>{t.checkout.noTransporters}</Note>
  return <TransporterChoices lines={lines} transporters={transporters} selections={selections} onChoose={chooseTransporter} />
}

/** Most buyers choose a saved address, so the form is loaded after the page. */
const AddressFormPanel = later(async () => (await import('#web/features/addresses/AddressFormPanel.tsx')).AddressFormPanel, {
  meanwhile: <Skeleton lines={9} />,
})

/** The choice of a saved or new address (CHK-003); without saved ones the form is open. */
export function CheckoutAddress({ value }: { value: string | null }) {
  const t = useTexts('checkout')
  const { addresses, error, reload } = useAddresses()
  const { editing, adding, edit, add, close, box } = useAddressEditing<HTMLDivElement>()
  useEffect(() => void AddressFormPanel.preload().catch(() => undefined), [])
  if (!addresses) return error ? <ErrorNote text={loadFailed(error, t)} onRetry={reload} /> : <Skeleton lines={9} />
  const none = addresses.length === 0
  if (editing) {
    return (
      <div className="card padded" ref={box} tabIndex={-1}>
        <AddressFormPanel address={editing} onSaved={close} onCancel={close} onAlert={dialogs.alert} />
      </div>
    )
  }
  return (
    <div className="stack" ref={box} tabIndex={-1}>
      {!none && (
        <AddressPicker
          addresses={addresses}
          value={value}
          onChoose={(addressId) => setChoices({ addressId })}
          actions={(address) => (
            <AddressActions
              key={address.id}
              address={address}
              onEdit={edit}
              confirmDelete={() => dialogs.confirm(() => textsNow('checkout').addresses.deleteQuestion)}
            />
          )}
        />
      )}
      {adding || none ? (
        <div className="card padded">
          <AddressFormPanel
            onSaved={({ id }) => {
              setChoices({ addressId: id })
              close()
            }}
            onCancel={none ? undefined : close}
            onAlert={dialogs.alert}
          />
        </div>
      ) : (
        <Button kind="quiet" icon="plus" className="start" onClick={add}>
          {t.addresses.newAddress}
        </Button>
      )}
    </div>
  )
}
