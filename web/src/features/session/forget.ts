import { maskPhone } from '#contract/rules/phone.ts'
import { readText, replaceText, storedNames } from '#web/api/storage/device.ts'

const personal = ['addresses', 'savedDeliveries', 'savedOrders', 'formDrafts', 'checkoutData', 'orderTotalAmount']

/**
 * Takes phone numbers, names and addresses from the device (SEC-026). Here by name and not in their stores, whose code a page
 * may not have loaded. A payment stays, for its payer to come back to (MON-014): without notes, and its phone masked. Of the checkout
 * stays what is chosen from lists, so that the thread asks the same question again (CHAT-059): no phone number and no notes.
 */
export function forgetPersonal(): void {
  // An address may wait among what the buyer wrote without a network (CHAT-067).
  for (const name of [...personal, ...storedNames().filter((one) => one.startsWith('outbox:thread:'))]) replaceText(name, null)
  const draft = readText('checkoutDraft')
  if (draft !== null) replaceText('checkoutDraft', withoutTyped(draft))
  const payments = readText('pendingPayments')
  if (payments !== null) replaceText('pendingPayments', withoutPersonal(payments))
}

function withoutTyped(draft: string): string | null {
  try {
    return JSON.stringify(JSON.parse(draft), (key, value: unknown) => (key === 'phone' || key === 'notes' ? null : value))
  } catch {
    return null
  }
}

function withoutPersonal(payments: string): string {
  try {
    return JSON.stringify(JSON.parse(payments), (key, value: unknown) => {
      if (key === 'notes') return undefined
      return (key === 'phone' || key === 'message') && typeof value === 'string' ? value.replace(/\+?\d{9,}/g, maskPhone) : value
    })
  } catch {
    return '[]'
  }
}
