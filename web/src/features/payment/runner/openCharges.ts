import type { UnfinishedPayment } from '#contract/payment.ts'
import type { PurchaseLine } from '../record/purchaseLines.ts'
import type { PaymentRecord } from '../record/record.ts'

/** A charge that has neither an order nor a refund (MON-021), taken from this device's records and the server's list. */
export interface OpenCharge {
  /** The id of the record, or the charge's reference if this device has no record. */
  id: string
  amount: number
  /** True if another payment already settled the cart or order, so that only a refund is left (MON-029). */
  second: boolean
  refundAsked: boolean
  checkoutId: string | undefined
  /** True if the items or the order are known, so that the order can be created. */
  finishable: boolean
  needs: 'address' | 'stock' | undefined
  /** Undefined for a charge begun on another device. */
  lines: readonly PurchaseLine[] | undefined
}

/** Combines the payer's records with the server's list. Leaves out a charge whose order is being created. */
export function openCharges(records: readonly PaymentRecord[], unfinished: readonly UnfinishedPayment[]): OpenCharge[] {
  const mobile = records.filter((record) => record.method === 'mobile_money')
  const known = new Set(mobile.filter(isBecomingOrder).flatMap((record) => record.reference ?? []))
  const local = mobile.filter((record) => record.stage === 'paid' && record.trouble)
  const elsewhere = unfinished.filter(({ reference }) => !known.has(reference))
  return [...local.map(fromRecord), ...elsewhere.map(fromServer)]
}

/** The charge that already paid for this cart (MON-019). */
export const chargeForCart = (charges: readonly OpenCharge[], checkoutId: string): OpenCharge | null =>
  charges.find((charge) => charge.checkoutId === checkoutId && !charge.second) ?? null

const isBecomingOrder = (record: PaymentRecord): boolean =>
  record.stage === 'paid' || (record.stage === 'waiting' && record.checkDue === true)

function fromRecord(record: PaymentRecord): OpenCharge {
  const { id, amount, charged, trouble, refundAsked, purpose } = record
  return {
    id,
    amount: charged ?? amount,
    second: trouble?.kind === 'second',
    refundAsked: refundAsked === true,
    checkoutId: purpose.kind === 'cart' ? purpose.checkoutId : undefined,
    finishable: trouble?.kind !== 'second',
    needs: trouble?.needs,
    lines: purpose.kind === 'cart' ? purpose.lines : undefined,
  }
}

const fromServer = ({ reference, amount, kind, checkoutId, order, orderId }: UnfinishedPayment): OpenCharge => ({
  id: reference,
  amount,
  second: kind === 'second',
  refundAsked: false,
  checkoutId,
  finishable: kind !== 'second' && (order !== undefined || orderId !== undefined),
  needs: undefined,
  lines: undefined,
})
