import type { ReactNode } from 'react'
import type { Address } from '#contract/address.ts'
import { addressText, partsBeside } from '#contract/rules/addressText.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { hasOtherPhone, receiverName } from '#contract/rules/receiver.ts'
import { transporterName } from '#contract/rules/transporterName.ts'
import type { Transporter } from '#contract/transporter.ts'
import { useNow } from '#web/api/time.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { useSession } from '#web/features/session/session.ts'
import { deliveryPromise } from '#web/i18n/promise.ts'
import { fill, type Texts, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { scrollIntoView } from '#web/ui/scrollIntoView.ts'
import { type CheckoutChoices } from '../checkout.ts'
import { DeliveryPanel } from '../choices/DeliveryPanel.tsx'
import { MethodPanel } from '../choices/MethodPanel.tsx'
import { NotesField } from '../choices/NotesField.tsx'
import { PayPhonePanel } from '../choices/PayPhonePanel.tsx'
import { TransporterPanel } from '../choices/TransporterPanel.tsx'
import { type Slip, slipOf } from '../slip.ts'
import { transportersFor } from '../transporters.ts'
import { NoteLine } from './NoteLine.tsx'
import { SlipGoods } from './SlipGoods.tsx'

export interface OrderSlipProps {
  lines: readonly CartLine[]
  /** The choices. `phone` is the number that will be used: the chosen one or the user's own. */
  draft: CheckoutChoices
  /** The number that pays; null if it is not known yet. */
  phone: string | null
  address: Address | null
  transporters: readonly Transporter[] | undefined
  /** The open row: `delivery`, `transporters`, `method`, `payPhone`, `notes`, or `cart` for the products. */
  open: string | null
  onOpen: (row: string | null) => void
  onChangeAddress: () => void
  /** Shown below a line: what can be changed about it. `isOpen`: the goods are open to be changed. */
  editor: (line: CartLine, isOpen: boolean) => ReactNode
  /** Shown below the goods while they can be changed. */
  whole: ReactNode
  /** Shown above the goods. */
  notice: ReactNode
}

/** The order before it is sent: goods and totals, then one row per answer. A row shows its default and opens in place (CHAT-176, CHAT-181). */
export function OrderSlip(props: OrderSlipProps) {
  const t = useTexts('checkout')
  const { lines, draft, address, transporters, open, onOpen } = props
  const sums = slipOf(lines, draft)
  const time = useNow(60_000)
  const toggle = (row: string) => onOpen(open === row ? null : row)
  const region = address === null ? null : address.region
  const mayChooseTransporter = region !== null && hasTransporters(region, transporters)
  const close = () => onOpen(null)
  return (
    <div className="order-slip">
      <button
        type="button"
        className="link"
        aria-label={t.checkout.changes.cart}
        aria-expanded={open === 'cart'}
        onClick={() => toggle('cart')}
      >
        {t.checkout.change}
      </button>
      {props.notice}
      <SlipGoods lines={lines} below={(line) => props.editor(line, open === 'cart')} />
      {open === 'cart' && props.whole}
      <SlipTotals sums={sums} />
      <ul className="review-list" aria-label={t.checkout.answers}>
        <AddressRows address={address} onChange={props.onChangeAddress} />
        <Row field="delivery" panel={open === 'delivery' && <DeliveryPanel onChosen={close} />} onChange={() => toggle('delivery')}>
          <span className="as-written">{wholeSums(`${deliveryPromise(sums.option, time, time, t)} · ${t.checkout[sums.option]}`)}</span>
        </Row>
        {(mayChooseTransporter || open === 'transporters') && (
          <Row
            field="transporters"
            panel={open === 'transporters' && <TransporterPanel lines={lines} region={region} onChosen={close} />}
            onChange={() => toggle('transporters')}
          >
            <span className="as-written">{transporterText(lines, draft.transporterSelections, transporters ?? [], t)}</span>
          </Row>
        )}
        {(draft.paymentMethod !== null || open === 'method') && (
          <Row field="method" panel={open === 'method' && <MethodPanel onChosen={close} />} onChange={() => toggle('method')}>
            <PaymentItem sums={sums} phone={props.phone} onOtherNumber={() => toggle('payPhone')} />
          </Row>
        )}
        <Row field="notes" panel={open === 'notes' && <NotesField hasFocus />} onChange={() => toggle('notes')}>
          {open !== 'notes' && <NoteLine notes={draft.notes} />}
        </Row>
      </ul>
      {open === 'payPhone' && (
        <div ref={scrollIntoView}>
          <PayPhonePanel onChosen={close} />
        </div>
      )}
    </div>
  )
}

const hasTransporters = (region: string, transporters: readonly Transporter[] | undefined): boolean =>
  transporters === undefined || transportersFor(region, transporters).length > 0

/** The place, with the buyer's name; somebody else who receives has a row of her own (CHAT-182). */
function AddressRows({ address, onChange }: { address: Address | null; onChange: () => void }) {
  const t = useTexts('checkout')
  const receiver = useReceiver(address)
  return (
    <>
      {receiver !== null && (
        <Row field="receiver" onChange={onChange}>
          <span className="as-written">{receiver}</span>
        </Row>
      )}
      <Row field="address" onChange={onChange}>
        <span className="as-written">{address ? addressText(address, partsBeside(receiver)) : t.checkout.notChosen}</span>
      </Row>
    </>
  )
}

/** Returns name and phone of the address if they are not the buyer's: the rider then meets or calls somebody else (CHAT-182). */
function useReceiver(address: Address | null): string | null {
  const user = useSession((session) => session.user)
  if (address === null || user === null) return null
  const { fullName, phoneNumber } = address
  const isOther = receiverName(address, user) !== null || hasOtherPhone(phoneNumber, user)
  return isOther ? `${fullName}, ${maskPhone(phoneNumber).replaceAll(' ', '\u00A0')}` : null
}

interface SumsProps {
  sums: Pick<Slip, 'option' | 'isCash' | 'subtotal' | 'fee' | 'total' | 'atDoor'>
}

/** For mobile money, shows what is paid now and on delivery. For cash, the card's footer shows the total (CHAT-104). */
function SlipTotals({ sums: { option, isCash, subtotal, fee, total } }: SumsProps) {
  const t = useTexts('checkout')
  return (
    <div className="totals">
      {!isCash ? (
        <>
          <AmountRow label={t.checkout.payNow} shillings={subtotal} />
          <AmountRow label={t.checkout.feeOnDelivery} shillings={fee} />
          <AmountRow label={t.orders.total} shillings={total} isSum />
        </>
      ) : (
        <>
          <AmountRow label={t.orders.subtotal} shillings={subtotal} />
          <AmountRow label={option === 'express' ? t.orders.feeExpress : t.orders.feeStandard} shillings={fee} />
        </>
      )}
    </div>
  )
}

/** The payment method and the amount the driver gets. A tap on the number asks for another one. */
function PaymentItem({ sums, phone, onOtherNumber }: SumsProps & { phone: string | null; onOtherNumber: () => void }) {
  const t = useTexts('checkout')
  const { isCash, atDoor } = sums
  const shown = phone === null ? t.checkout.notChosen : maskPhone(phone)
  return (
    <span className="as-written">
      <span>{isCash ? t.checkout.cash : `${t.checkout.mobileMoney}, `}</span>
      {!isCash && (
        <button type="button" className="link nowrap" aria-label={`${t.checkout.otherNumber}: ${shown}`} onClick={onOtherNumber}>
          {shown}
        </button>
      )}
      <span>{wholeSums(` · ${fill(t.checkout.givesDriver, { amount: formatTzs(atDoor) })}`)}</span>
    </span>
  )
}

interface RowProps {
  field: keyof Texts<'checkout'>['checkout']['changes']
  /** The controls of a row that opens in place; false while it is closed. */
  panel?: ReactNode
  onChange: () => void
  children: ReactNode
}

function Row({ field, panel, onChange, children }: RowProps) {
  const t = useTexts('checkout')
  return (
    <li>
      <div className="review-item">
        <span>
          <span className="muted">{`${t.checkout.fields[field]}: `}</span>
          {children}
        </span>
        <button
          type="button"
          className="link"
          aria-label={t.checkout.changes[field]}
          aria-expanded={panel === undefined ? undefined : panel !== false}
          onClick={onChange}
        >
          {t.checkout.change}
        </button>
      </div>
      {panel && <div ref={scrollIntoView}>{panel}</div>}
    </li>
  )
}

/** Returns the transporter's name if all lines have the same one, otherwise each product with its transporter. */
export function transporterText(
  lines: readonly CartLine[],
  selections: Readonly<Record<string, string>>,
  transporters: readonly Transporter[],
  t: Texts<'checkout'>,
): string {
  const names = lines.map((line) => transporterName(transporters, selections[line.productId]) ?? t.checkout.noPreference)
  if (new Set(names).size <= 1) return names[0] ?? t.checkout.noPreference
  return lines
    .map((line, place) => fill(t.checkout.carriedBy, { product: fishName(line.product.name), name: names[place] ?? '' }))
    .join('; ')
}
