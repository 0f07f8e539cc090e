import type { Address } from '#contract/address.ts'
import { openRow } from '#web/chat/guide/slipRow.ts'
import { AddressFields, NEW_ADDRESS, startOfNew } from '#web/features/addresses/form.ts'
import { clearAddressDraft } from '#web/features/addresses/oneLine/addressDraft.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { forgetChange } from '#web/features/cart/undo/lastChange.ts'
import { noChoices } from '#web/features/checkout/checkout.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { rereadRecords } from '#web/features/payment/device/records.ts'
import { aPayment, type PaymentFields } from '#web/features/payment/testing/aPayment.ts'
import { PAYER, PHONE, signInAs } from '#web/features/payment/testing/testBench.ts'
import { draftNow } from '#web/features/session/useDraft.ts'
import { chooseLanguage, type Language, loadBundle } from '#web/i18n/texts.ts'
import { showThread } from './talk.ts'

/** Loads the texts that replies need; call once per file. */
export async function loadTexts(): Promise<void> {
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout', 'faq'] as const) await loadBundle(bundle)
}

/** Signs in a buyer with an empty cart and an empty thread, who has chosen and paid nothing and was offered Swahili before. */
export async function signInBuyer(language: Language = 'en'): Promise<void> {
  localStorage.setItem('swahiliOffered', '1')
  await chooseLanguage(language)
  signInAs(PHONE)
  savePayments([])
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  setChoices(noChoices)
  clearAddressDraft()
  forgetChange()
  openRow(null)
  showThread()
}

/** Gives the buyer exactly these saved addresses. */
export function saveAddresses(addresses: readonly Address[]): void {
  localStorage.setItem('addresses', JSON.stringify({ state: { owner: PAYER, addresses }, version: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'addresses' }))
}

/** Returns the new address as far as the buyer has given it. */
export const newAddress = (): AddressFields => draftNow(NEW_ADDRESS, AddressFields, startOfNew(null))

/** The number of a friend, who pays for the buyer. */
export const FRIEND = '255754555444'

/** Stores the payment `p1` as the only one on this device: TZS 12,000, asked from a friend's phone and waiting, unless `fields` says otherwise. */
export const withPayment = (fields: PaymentFields): void =>
  savePayments([aPayment({ id: 'p1', payer: PAYER, amount: 12_000, phone: FRIEND, stage: 'waiting', ...fields })])

function savePayments(payments: readonly object[]): void {
  localStorage.setItem('pendingPayments', JSON.stringify(payments))
  rereadRecords()
}
