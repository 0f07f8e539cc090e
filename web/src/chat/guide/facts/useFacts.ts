import { useMemo } from 'react'
import { config } from '#web/api/config.ts'
import { useNow } from '#web/api/time.ts'
import { useAddresses } from '#web/features/addresses/book.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { useCartChanges } from '#web/features/cart/today/checkCart.ts'
import { useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { currentCartRecord, useOpenCharges, useOwnRecords } from '#web/features/payment/usePayment.ts'
import { isFresh, useIntents } from '#web/features/session/intents.ts'
import { usePerson } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import type { Facts } from '../facts.ts'
import { useIsRegistering } from '../signIn/signedOut.ts'
import { factsOf } from './factsOf.ts'

/** Reads the facts from the stores; null while a store is still loading (CHAT-016). */
export function useFacts(): Facts | null {
  const { lines, checkoutId } = useCart()
  const { addresses, error } = useAddresses()
  const records = useOwnRecords()
  const cartRecord = currentCartRecord(records, checkoutId)
  const facts = factsOf({
    now: useNow(cartRecord?.stage === 'waiting' ? 1_000 : null),
    token: useSession((session) => session.token),
    payer: usePerson(),
    ownPhone: useSession((session) => session.user?.phoneNumber ?? ''),
    codeSent: useSession((session) => session.otpSent),
    registering: useIsRegistering(),
    hasStoredAdd: useIntents((state) => state.intents.some((intent) => intent.kind === 'add' && isFresh(intent))),
    replaying: useIntents((state) => state.replaying),
    lines,
    cartChanges: useCartChanges(),
    draft: useCheckoutDraft(),
    addresses,
    addressesFailed: error !== undefined,
    records,
    cartRecord,
    charges: useOpenCharges(),
    supportsExtensions: config.supportsExtensions,
  })
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a passing second alone must not make new facts
  return useMemo(() => facts, [JSON.stringify({ ...facts, now: 0 })])
}
