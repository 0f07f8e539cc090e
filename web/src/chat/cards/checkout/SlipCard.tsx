import { useEffect, useState } from 'react'
import type { PaymentMethod } from '#contract/order.ts'
import { feeOf, formatTzs, subtotalOf } from '#contract/rules/money.ts'
import { useAddresses } from '#web/features/addresses/book.ts'
import { type CartLine, cartTotal, useCart } from '#web/features/cart/cart.ts'
import { setChoices, useCheckoutDraft, withDefaults } from '#web/features/checkout/draft.ts'
import { priced } from '#web/features/checkout/lines.ts'
import { OrderSlip } from '#web/features/checkout/summary/OrderSlip.tsx'
import { useTransporters } from '#web/features/checkout/transporters.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { change } from '../../guide/commands.ts'
import { confirmSlip } from '../../guide/confirmSlip.ts'
import { phoneToPayNow, usePhoneToPay } from '../../guide/facts/phoneToPay.ts'
import { useLostTransporters } from '../../guide/lostTransporters.ts'
import { lacksPhone, openRow, useSlipRow } from '../../guide/slipRow.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import styles from './SlipCard.module.css'
import { SlipLineEditor } from './SlipLineEditor.tsx'

/** The order slip: everything that will be ordered, each row with its answer or default, and the buttons that order it (CHAT-176). */
export function SlipCard({ card, entry, live }: CardProps<'slip'>) {
  const t = useTexts('chat')
  const { lines } = useCart()
  const draft = withDefaults(useCheckoutDraft())
  const phone = usePhoneToPay()
  const { addresses } = useAddresses()
  const address = addresses?.find((one) => one.id === draft.addressId) ?? null
  const { transporters } = useTransporters(address?.region ?? null)
  useLostTransporters(entry.id, live, transporters)
  useEffect(() => () => openRow(null), []) // the next slip, of another order or person, begins with closed rows
  const open = useSlipRow((row) => row.open) ?? (lacksPhone({ method: draft.paymentMethod, phone }) ? 'payPhone' : null)
  return (
    <CardFrame card={card} heading={t.chat.slip} live={live} className={styles.slipCard}>
      <OrderSlip
        lines={lines}
        draft={{ ...draft, phone }}
        address={address}
        transporters={transporters}
        open={open}
        onOpen={openRow}
        onChangeAddress={() => change('address')}
        editor={(line: CartLine) => <SlipLineEditor line={line} />}
      />
      <OrderButtons />
    </CardFrame>
  )
}

/** The button that orders. A first buyer chooses the method by the button: pay by phone, or cash (CHAT-181). */
function OrderButtons() {
  const t = useTexts('checkout', 'payment', 'chat')
  const { lines } = useCart()
  const { paymentMethod: method, deliveryOption } = withDefaults(useCheckoutDraft())
  const [problem, setProblem] = useState<string | null>(null)
  const { run, busy } = useAction(async (phone: string | null) => {
    setProblem(null)
    setProblem(await confirmSlip(phone))
  })
  const order = (paymentMethod: PaymentMethod) => {
    setChoices({ paymentMethod })
    const phone = phoneToPayNow() // a number that cannot pay by phone can still order with cash
    if (lacksPhone({ method: paymentMethod, phone })) openRow('payPhone')
    else void run(phone)
  }
  const amount = formatTzs(cartTotal(lines))
  const isCash = method === 'cash_on_delivery'
  const button = { afterTap: true, block: true, busy } as const
  const payLabel = fill(method === null ? t.chat.payByPhone : t.payment.pay, { amount })
  const cashLabel = isCash ? t.chat.placeOrder : t.checkout.cash
  return (
    <div className={styles.foot}>
      {isCash && <AmountRow label={t.checkout.totalDue} shillings={subtotalOf(priced(lines)) + feeOf(deliveryOption)} isSum />}
      {problem && <ErrorNote text={problem} />}
      {!isCash && (
        <StepButton {...button} step={payLabel} kind="sun" large busyLabel={t.payment.busy} onClick={() => order('mobile_money')}>
          {payLabel}
        </StepButton>
      )}
      {method !== 'mobile_money' && (
        <StepButton
          {...button}
          step={cashLabel}
          kind={isCash ? 'sun' : 'line'}
          large={isCash}
          busyLabel={t.payment.placing}
          onClick={() => order('cash_on_delivery')}
        >
          {cashLabel}
        </StepButton>
      )}
    </div>
  )
}
