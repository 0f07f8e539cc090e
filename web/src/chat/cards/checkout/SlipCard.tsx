import { useEffect } from 'react'
import { feeOf, subtotalOf } from '#contract/rules/money.ts'
import { useAddresses } from '#web/features/addresses/book.ts'
import { type CartLine, useCart } from '#web/features/cart/cart.ts'
import { useCheckoutDraft, withDefaults } from '#web/features/checkout/draft.ts'
import { priced } from '#web/features/checkout/lines.ts'
import { OrderSlip } from '#web/features/checkout/summary/OrderSlip.tsx'
import { useTransporters } from '#web/features/checkout/transporters.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ActionFoot } from '#web/ui/ActionFoot.tsx'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import { classes } from '#web/ui/classes.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { change } from '../../guide/commands.ts'
import { usePhoneToPay } from '../../guide/facts/phoneToPay.ts'
import { useLostTransporters } from '../../guide/lostTransporters.ts'
import { forgetOrdering } from '../../guide/ordering.ts'
import { lacksPhone, openRow, useSlipRow } from '../../guide/slipRow.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import styles from './SlipCard.module.css'
import { SlipLineEditor } from './SlipLineEditor.tsx'
import { useOrderButton } from './useOrderButton.ts'

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
    <CardFrame card={card} heading={t.chat.slip} live={live} className={classes(styles.slipCard, open !== null && styles.hasOpenRow)}>
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
  const t = useTexts('checkout', 'payment')
  const { lines } = useCart()
  const { deliveryOption } = withDefaults(useCheckoutDraft())
  const { busy, problem, method, payLabel, cashLabel, payByPhone, payByCash } = useOrderButton()
  useEffect(() => forgetOrdering, [])
  const isCash = method === 'cash_on_delivery'
  const button = { afterTap: true, block: true, busy } as const
  return (
    <ActionFoot error={problem && <ErrorNote text={problem} />} className={styles.foot}>
      {isCash && <AmountRow label={t.checkout.totalDue} shillings={subtotalOf(priced(lines)) + feeOf(deliveryOption)} isSum />}
      {!isCash && (
        <StepButton {...button} step={payLabel} kind="sun" large busyLabel={t.payment.busy} onClick={payByPhone}>
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
          onClick={payByCash}
        >
          {cashLabel}
        </StepButton>
      )}
    </ActionFoot>
  )
}
