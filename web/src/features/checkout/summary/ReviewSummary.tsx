import type { ReactNode } from 'react'
import type { Address } from '#contract/address.ts'
import { NETWORKS } from '#contract/rules/constants.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import type { Transporter } from '#contract/transporter.ts'
import { fill, type Texts, useTexts } from '#web/i18n/texts.ts'
import { fishName } from '#web/ui/fishName.ts'
import { type CheckoutChoices, NO_PREFERENCE } from '../checkoutChoices.ts'
import type { CheckoutLine } from '../lines.ts'
import { ReviewLines } from './ReviewLines.tsx'
import { SummaryTotals } from './SummaryTotals.tsx'

export type ReviewField = 'cart' | 'address' | 'delivery' | 'transporters' | 'method' | 'phone' | 'notes'

export interface ReviewSummaryProps {
  lines: readonly CheckoutLine[]
  /** With the phone that will be used, the person's own included. */
  draft: CheckoutChoices
  address: Address | null
  transporters: readonly Transporter[]
  onChange: (field: ReviewField) => void
  /** What is due at the door stands beside the button instead. */
  dueApart?: boolean
}

/** Everything that will be sent: the four answers in one paragraph, each with its `Change` once that is unfolded (CHAT-104, CHAT-105, CHAT-150). */
export function ReviewSummary(props: ReviewSummaryProps) {
  const t = useTexts('checkout')
  const { lines, draft, onChange, dueApart } = props
  const answers = answersOf(props, t)
  const notes = draft.notes ?? ''
  return (
    <div className="review">
      <ReviewLines lines={lines} />
      <SummaryTotals
        lines={lines}
        option={draft.deliveryOption ?? 'standard'}
        method={dueApart && draft.paymentMethod === 'cash_on_delivery' ? null : draft.paymentMethod}
      />
      <details className="review-answers">
        <summary>
          <span className="as-written">
            {[answers.address, answers.delivery, carried(answers.transporters, t), paid(answers, t), noted(notes, t)]
              .filter(Boolean)
              .join('. ')}
          </span>{' '}
          <span className="link">{t.checkout.change}</span>
        </summary>
        <ul className="review-list">
          {(['cart', 'address', 'delivery', 'transporters', 'method', 'phone'] as const).map((field) => (
            <li key={field}>
              <Item field={field} onChange={onChange}>
                {field === 'cart' ? null : answers[field]}
              </Item>
            </li>
          ))}
          <li>
            <Item field="notes" onChange={onChange}>
              {notes ? <span className="as-written">{notes}</span> : <span>{t.checkout.noNotes}</span>}
            </Item>
          </li>
        </ul>
      </details>
    </div>
  )
}

type Answers = Readonly<Record<'address' | 'delivery' | 'transporters' | 'method' | 'phone', string>>

function answersOf({ lines, draft, address, transporters }: ReviewSummaryProps, t: Texts<'checkout'>): Answers {
  const { deliveryOption, paymentMethod, transporterSelections, phone } = draft
  return {
    address: address
      ? [address.fullName, address.addressLine1, address.addressLine2, address.city].filter(Boolean).join(', ')
      : t.checkout.notChosen,
    delivery:
      deliveryOption === 'express'
        ? `${t.checkout.express}, ${t.checkout.expressTime}`
        : `${t.checkout.standard}, ${t.checkout.standardTime}`,
    transporters: transporterText(lines, transporterSelections, transporters, t),
    method: paymentMethod === 'cash_on_delivery' ? t.checkout.cash : `${t.checkout.mobileMoney} (${NETWORKS.join(', ')})`,
    phone: phone === null ? t.checkout.notChosen : maskPhone(phone),
  }
}

const carried = (names: string, t: Texts<'checkout'>): string => `${t.checkout.fields.transporters}: ${names}`
const noted = (notes: string, t: Texts<'checkout'>): string => (notes === '' ? '' : `${t.checkout.fields.notes}: ${notes}`)
const paid = ({ method, phone }: Answers, t: Texts<'checkout'>): string =>
  method === t.checkout.cash ? method : `${t.checkout.mobileMoney}, ${phone}`

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
