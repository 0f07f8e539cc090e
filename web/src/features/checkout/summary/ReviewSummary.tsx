import { type ReactNode, useState } from 'react'
import type { Address } from '#contract/address.ts'
import { feeOf, formatTzs, subtotalOf } from '#contract/rules/money.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import type { Transporter } from '#contract/transporter.ts'
import { useNow } from '#web/api/time.ts'
import { deliveryPromise } from '#web/i18n/promise.ts'
import { fill, type Texts, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { type CheckoutChoices, NO_PREFERENCE } from '../checkoutChoices.ts'
import { NotesField } from '../choices/NotesField.tsx'
import { type CheckoutLine, priced } from '../lines.ts'
import { NoteLine } from './NoteLine.tsx'
import { ReviewLines } from './ReviewLines.tsx'
import styles from './ReviewSummary.module.css'

export type ReviewField = 'cart' | 'address' | 'delivery' | 'transporters' | 'method' | 'phone'

export interface ReviewSummaryProps {
  lines: readonly CheckoutLine[]
  /** `phone` is the number that will be used: the chosen one or the user's own. */
  draft: CheckoutChoices
  address: Address | null
  transporters: readonly Transporter[]
  onChange: (field: ReviewField) => void
}

/** The review before the order is sent: items and totals, then five lines with a `Change` link each (CHAT-104, CHAT-150, CHAT-169). */
export function ReviewSummary(props: ReviewSummaryProps) {
  const t = useTexts('checkout')
  const { lines, draft, onChange } = props
  const time = useNow(60_000)
  const [isEditingNotes, setEditingNotes] = useState(false)
  const texts = textsOf(props, time, t)
  return (
    <div className={styles.review}>
      <button type="button" className="link" aria-label={t.checkout.changes.cart} onClick={() => onChange('cart')}>
        {t.checkout.change}
      </button>
      <ReviewLines lines={lines} />
      <ReviewTotals lines={lines} draft={draft} />
      <ul className="review-list" aria-label={t.checkout.answers}>
        {(['address', 'delivery', 'transporters', 'method'] as const).map((field) => (
          <Item key={field} field={field} onChange={() => onChange(field)}>
            {field === 'method' ? (
              <PaymentItem lines={lines} draft={draft} onOtherNumber={() => onChange('phone')} />
            ) : (
              <span className="as-written">{wholeSums(texts[field])}</span>
            )}
          </Item>
        ))}
        <Item field="notes" isOpen={isEditingNotes} onChange={() => setEditingNotes(!isEditingNotes)}>
          {!isEditingNotes && <NoteLine notes={draft.notes} />}
        </Item>
      </ul>
      {isEditingNotes && <NotesField hasFocus />}
    </div>
  )
}

/** For mobile money, shows what is paid now and on delivery. For cash, the card's footer shows the total (CHAT-104). */
function ReviewTotals({ lines, draft: { deliveryOption, paymentMethod } }: Pick<ReviewSummaryProps, 'lines' | 'draft'>) {
  const t = useTexts('checkout')
  const option = deliveryOption ?? 'standard'
  const subtotal = subtotalOf(priced(lines))
  return (
    <div className="totals">
      {paymentMethod === 'mobile_money' ? (
        <>
          <AmountRow label={t.checkout.payNow} shillings={subtotal} />
          <AmountRow label={t.checkout.feeOnDelivery} shillings={feeOf(option)} />
          <AmountRow label={t.checkout.total} shillings={subtotal + feeOf(option)} isSum />
        </>
      ) : (
        <>
          <AmountRow label={t.checkout.subtotal} shillings={subtotal} />
          <AmountRow label={option === 'express' ? t.checkout.feeExpress : t.checkout.feeStandard} shillings={feeOf(option)} />
        </>
      )}
    </div>
  )
}

/** The payment method and the amount the driver gets. A tap on the number asks for another one. */
function PaymentItem({ lines, draft, onOtherNumber }: Pick<ReviewSummaryProps, 'lines' | 'draft'> & { onOtherNumber: () => void }) {
  const t = useTexts('checkout')
  const isCash = draft.paymentMethod === 'cash_on_delivery'
  const due = (isCash ? subtotalOf(priced(lines)) : 0) + feeOf(draft.deliveryOption ?? 'standard')
  const phone = draft.phone === null ? t.checkout.notChosen : maskPhone(draft.phone)
  return (
    <span className="as-written">
      {isCash ? <span>{t.checkout.cash}</span> : <span>{`${t.checkout.mobileMoney}, `}</span>}
      {!isCash && (
        <button type="button" className="link nowrap" aria-label={`${t.checkout.otherNumber}: ${phone}`} onClick={onOtherNumber}>
          {phone}
        </button>
      )}
      <span>{wholeSums(` · ${fill(t.checkout.givesDriver, { amount: formatTzs(due) })}`)}</span>
    </span>
  )
}

type ItemTexts = Readonly<Record<'address' | 'delivery' | 'transporters', string>>

function textsOf({ lines, draft, address, transporters }: ReviewSummaryProps, time: number, t: Texts<'checkout'>): ItemTexts {
  const option = draft.deliveryOption ?? 'standard'
  return {
    address: address
      ? [address.fullName, address.addressLine1, address.addressLine2, address.city].filter(Boolean).join(', ')
      : t.checkout.notChosen,
    delivery: `${deliveryPromise(option, time, time, t)} · ${t.checkout[option]}`,
    transporters: transporterText(lines, draft.transporterSelections, transporters, t),
  }
}

interface ItemProps {
  field: keyof Texts<'checkout'>['checkout']['changes']
  /** Set for a `Change` link that opens a field below. */
  isOpen?: boolean
  onChange: () => void
  children: ReactNode
}

function Item({ field, isOpen, onChange, children }: ItemProps) {
  const t = useTexts('checkout')
  return (
    <li className="review-item">
      <span>
        <span className="muted">{`${t.checkout.fields[field]}: `}</span>
        {children}
      </span>
      <button type="button" className="link" aria-label={t.checkout.changes[field]} aria-expanded={isOpen} onClick={onChange}>
        {t.checkout.change}
      </button>
    </li>
  )
}

/** Returns the transporter's name if all lines have the same one, otherwise each product with its transporter. */
export function transporterText(
  lines: readonly CheckoutLine[],
  selections: Readonly<Record<string, string>>,
  transporters: readonly Transporter[],
  t: Texts<'checkout'>,
): string {
  const nameOf = (id: string | undefined) =>
    (id === NO_PREFERENCE ? undefined : transporters.find((one) => one.id === id)?.businessName) ?? t.checkout.noPreference
  const names = lines.map((line) => nameOf(selections[line.productId]))
  if (new Set(names).size <= 1) return names[0] ?? t.checkout.noPreference
  return lines
    .map((line, place) => fill(t.checkout.carriedBy, { product: fishName(line.product.name), name: names[place] ?? '' }))
    .join('; ')
}
