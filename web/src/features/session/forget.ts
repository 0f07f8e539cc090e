import { maskPhone } from '#contract/rules/phone.ts'
import { askWorker } from '#web/api/askWorker.ts'
import { readText, replaceText, storedNames } from '#web/api/storage/device.ts'

const personal = ['addresses', 'savedDeliveries', 'savedOrders', 'formDrafts', 'checkoutData', 'orderTotalAmount']

/**
 * Removes phone numbers, names and addresses from the device (SEC-026). It uses storage keys and not the stores, whose code may not be
 * loaded. A payment stays for its payer (MON-014), without notes and with a masked phone. The checkout draft keeps the choices, but not
 * the phone and the notes, so that the thread continues at the same question (CHAT-059).
 */
export function forgetPersonal(): void {
  // The worker stores public replies only, but the keys of searches have the words that the person typed (PWA-017).
  void askWorker({ ask: 'forgetSearches' })
  // Messages written offline may contain an address (CHAT-067).
  for (const name of [...personal, ...storedNames().filter((one) => one.startsWith('outbox:thread:'))]) replaceText(name, null)
  const draft = readText('checkoutDraft')
  if (draft !== null) replaceText('checkoutDraft', withoutTypedTexts(draft))
  const payments = readText('pendingPayments')
  if (payments !== null) replaceText('pendingPayments', withoutPersonal(payments))
}

function withoutTypedTexts(draft: string): string | null {
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
