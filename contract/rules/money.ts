import { CURRENCY, EXPRESS_FEE, STANDARD_FEE } from './constants.ts'
import type { Price } from './moneySchemas.ts'

/** Converts a price to whole TZS: `"12500.00"` gives 12500, unreadable text gives 0 (CART-010). All code must use this function. */
export function wholeShillings(price: Price): number {
  const value = typeof price === 'number' ? price : Number.parseFloat(price.replaceAll(',', ''))
  return Number.isFinite(value) ? Math.trunc(value) : 0
}

/** Formats whole shillings as `TZS 12,500`. A negative amount starts with U+2212, the minus sign (GEN-043, I18N-008). */
export const formatTzs = (shillings: number): string => `${minusOf(shillings)}${CURRENCY} ${digitsOf(shillings)}`

/** Formats whole shillings as `12,500`, where the currency is stated elsewhere (GEN-043). */
export const formatAmount = (shillings: number): string => `${minusOf(shillings)}${digitsOf(shillings)}`

const minusOf = (shillings: number): string => (shillings < 0 ? '\u2212' : '')
const digitsOf = (shillings: number): string =>
  Math.abs(Math.trunc(shillings))
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')

/** Parses and rounds a payable amount to whole TZS: `"12,500.50"` gives 12501. Returns a problem if it is not a positive number (PAY-010 to PAY-012). */
export function payableAmount(input: string | number): { amount: number } | { problem: 'notANumber' | 'notPositive' } {
  const text = typeof input === 'number' ? String(input) : input.replace(/[^\d.-]/g, '')
  const amount = text === '' ? Number.NaN : Math.round(Number(text))
  if (!Number.isSafeInteger(amount)) return { problem: 'notANumber' }
  return amount > 0 ? { amount } : { problem: 'notPositive' }
}

export interface PricedLine {
  readonly quantity: number
  readonly unitPrice: Price
}

/** Returns the sum of the items in TZS, without the delivery fee (CHK-016). */
export const subtotalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + wholeShillings(line.unitPrice) * line.quantity, 0)

/** A line of the cart. */
export interface GoodsLine {
  readonly quantity: number
  readonly product: { readonly unitPrice: Price }
}

/** Returns the sum of the cart in TZS (CART-010); 0 for an empty cart (CART-011). */
export const cartTotal = (lines: readonly GoodsLine[]): number =>
  subtotalOf(lines.map(({ product, quantity }) => ({ ...product, quantity })))

/** Returns the delivery fee in TZS (CHK-015). Any word but `express` means standard. */
export const feeOf = (option: string): number => (option === 'express' ? EXPRESS_FEE : STANDARD_FEE)

/** Returns what an order of these lines comes to, in TZS (CHK-014). */
export function cartSums(lines: readonly GoodsLine[], option: 'standard' | 'express') {
  const subtotal = cartTotal(lines)
  const fee = feeOf(option)
  return { subtotal, fee, total: subtotal + fee }
}
