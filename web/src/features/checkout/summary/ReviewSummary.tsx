import type { ReactNode } from 'react'
import type { Address } from '#contract/address.ts'
import { NETWORKS } from '#contract/rules/constants.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import type { Transporter } from '#contract/transporter.ts'
import { fill, type Texts, useTexts } from '#web/i18n/texts.ts'
import { fishName } from '#web/ui/fishName.ts'
import { type CheckoutChoices, NO_PREFERENCE } from '../checkoutChoices.ts'
import type { CheckoutLine } from '../lines.ts'
import { SummaryLines } from './SummaryLines.tsx'
import { SummaryTotals } from './SummaryTotals.tsx'

export type ReviewField = 'cart' | 'address' | 'delivery' | 'transporters' | 'method' | 'phone' | 'notes'

export interface ReviewSummaryProps {
  lines: readonly CheckoutLine[]
  /** With the phone that will be used, the person's own included. */
  draft: CheckoutChoices
  address: Address | null
  transporters: readonly Transporter[]
  onChange: (field: ReviewField) => void
}

/** Everything that will be sent, each with `Change` (CHAT-104, CHAT-105). */
export function ReviewSummary({ lines, draft, address, transporters, onChange }: ReviewSummaryProps) {
  const t = useTexts('checkout')
  const { deliveryOption, paymentMethod, transporterSelections, phone, notes } = draft
  const option = deliveryOption ?? 'standard'
  return (
    <div className="review">
      <Item field="cart" onChange={onChange} />
      <SummaryLines lines={lines} />
      <SummaryTotals lines={lines} option={option} method={paymentMethod} />
      <ul className="review-list">
        <li>
          <Item field="address" onChange={onChange}>
            {address ? [address.fullName, address.addressLine1, address.city].join(', ') : t.checkout.notChosen}
          </Item>
        </li>
        <li>
          <Item field="delivery" onChange={onChange}>
            {option === 'express'
              ? `${t.checkout.express}, ${t.checkout.expressTime}`
              : `${t.checkout.standard}, ${t.checkout.standardTime}`}
          </Item>
        </li>
        <li>
          <Item field="transporters" onChange={onChange}>
            {transporterText(lines, transporterSelections, transporters, t)}
          </Item>
        </li>
        <li>
          <Item field="method" onChange={onChange}>
            {paymentMethod === 'cash_on_delivery' ? t.checkout.cash : `${t.checkout.mobileMoney} (${NETWORKS.join(', ')})`}
          </Item>
        </li>
        <li>
          <Item field="phone" onChange={onChange}>
            {phone === null ? t.checkout.notChosen : maskPhone(phone)}
          </Item>
        </li>
        <li>
          <Item field="notes" onChange={onChange}>
            {notes ?? t.checkout.noNotes}
          </Item>
        </li>
      </ul>
    </div>
  )
}

function Item({ field, onChange, children }: { field: ReviewField; onChange: (field: ReviewField) => void; children?: ReactNode }) {
  const t = useTexts('checkout')
  return (
    <div className="review-item">
      <div className="grow">
        <span className="micro mut">{t.checkout.fields[field]}</span>
        {children && <div>{children}</div>}
      </div>
      <button type="button" className="link" aria-label={t.checkout.changes[field]} onClick={() => onChange(field)}>
        {t.checkout.change}
      </button>
    </div>
  )
}

/** One name when all lines share it, otherwise product by product. */
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
