import { useState } from 'react'
import { feeOf, formatTzs, subtotalOf } from '#contract/rules/money.ts'
import { useAddresses } from '#web/features/addresses/book.ts'
import { cartTotal, useCart } from '#web/features/cart/cart.ts'
import { useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { priced } from '#web/features/checkout/lines.ts'
import { type ReviewField, ReviewSummary } from '#web/features/checkout/summary/ReviewSummary.tsx'
import { useTransporters } from '#web/features/checkout/transporters.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { ActionFoot } from '#web/ui/ActionFoot.tsx'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { change, showCart } from '../../guide/commands.ts'
import { confirmReview } from '../../guide/confirmReview.ts'
import { usePhoneToPay } from '../../guide/facts/phoneToPay.ts'
import { useLostTransporters } from '../../guide/lostTransporters.ts'
import type { ChangeableKind } from '../../kinds/kinds.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import styles from './ReviewCard.module.css'

const kindOf: Readonly<Record<Exclude<ReviewField, 'cart'>, ChangeableKind>> = {
  address: 'address',
  delivery: 'delivery',
  transporters: 'transporters',
  method: 'method',
  phone: 'payPhone',
}

/** Shows all choices again; the button that orders or pays shows the exact amount (CHAT-104 to CHAT-106). */
export function ReviewCard({ card, entry, live }: CardProps<'review'>) {
  const t = useTexts('checkout', 'payment', 'chat')
  const { lines } = useCart()
  const draft = useCheckoutDraft()
  const phone = usePhoneToPay()
  const { addresses } = useAddresses()
  const address = addresses?.find((one) => one.id === draft.addressId) ?? null
  const { transporters } = useTransporters(address?.region ?? null)
  useLostTransporters(entry.id, live, transporters)
  const [problem, setProblem] = useState<string | null>(null)
  const cash = draft.paymentMethod === 'cash_on_delivery'
  const label = cash ? t.chat.placeOrder : fill(t.payment.pay, { amount: formatTzs(cartTotal(lines)) })

  const changeField = (field: ReviewField) => (field === 'cart' ? showCart() : change(kindOf[field]))
  const { run, busy } = useAction(async () => {
    setProblem(null)
    setProblem(await confirmReview(phone))
  })
  return (
    <CardFrame card={card} heading={t.chat.review} live={live} className={styles.reviewCard}>
      <ReviewSummary lines={lines} draft={{ ...draft, phone }} address={address} transporters={transporters ?? []} onChange={changeField} />
      <ActionFoot error={problem && <ErrorNote text={problem} />} className={styles.foot}>
        {cash && (
          <AmountRow label={t.checkout.totalDue} shillings={subtotalOf(priced(lines)) + feeOf(draft.deliveryOption ?? 'standard')} isSum />
        )}
        <StepButton
          afterTap
          step={label}
          kind="sun"
          large
          block
          busy={busy}
          busyLabel={cash ? t.payment.placing : t.payment.busy}
          onClick={() => void run()}
        >
          {label}
        </StepButton>
      </ActionFoot>
    </CardFrame>
  )
}
