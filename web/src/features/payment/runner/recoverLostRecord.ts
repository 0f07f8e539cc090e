import { readText, writeText } from '#web/api/storage/device.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { toastOf } from '#web/ui/toast.ts'
import { REFERENCE_KEY, TRANSACTION_KEY } from '../device/legacyKeys.ts'
import { rereadRecords } from '../device/records.ts'
import { restoreFromKeys } from '../device/restoreFromKeys.ts'
import type { PaymentRecord } from '../record/record.ts'
import { type PaymentEvent, transition } from '../record/transition.ts'
import { threadShown } from '../threadOnScreen.ts'
import { readUnfinished } from './unfinished.ts'

/**
 * Handles an event of a payment whose record was cleared from the device. A success is restored from the legacy storage keys (CONST-036).
 * Without the checkout data no order can be created here (PAY-044), but the server lists the charge (MON-022).
 */
export async function recoverLostRecord(record: PaymentRecord, event: PaymentEvent): Promise<void> {
  const { stage, transactionId } = transition(record, event)
  if (stage === 'paid' && transactionId && readText(REFERENCE_KEY) === record.reference) {
    writeText(TRANSACTION_KEY, transactionId)
    if (await restoreFromKeys(record.payer)) return
    if (!threadShown()) toastOf('payment').failure(() => textsNow('payment').payment.noCheckoutData)
  }
  rereadRecords()
  await readUnfinished()
}
