import type { Purpose } from './record.ts'

/** The same cart, whatever was chosen for it, or the same order. */
export const samePurpose = (a: Purpose, b: Purpose): boolean =>
  a.kind === 'cart' ? b.kind === 'cart' && a.checkoutId === b.checkoutId : b.kind === 'order' && a.orderId === b.orderId

/** Whether a charge the server tells of was for this. */
export const isFor = (purpose: Purpose, charge: { checkoutId?: string | undefined; orderId?: string | undefined }): boolean =>
  purpose.kind === 'cart' ? purpose.checkoutId === charge.checkoutId : purpose.orderId === charge.orderId
