import { sendContact } from '#contract/contact.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { send } from '#web/api/client.ts'
import { senderOf } from '#web/features/session/senderOf.ts'
import { useSession } from '#web/features/session/session.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { ensureRecordForCharge } from './device/ensureRecordForCharge.ts'
import { changeRecord, recordById } from './device/records.ts'

/** Sends the support team a refund request with everything they need to find the charge (MON-023). Throws ApiError. */
export async function askRefund(id: string): Promise<void> {
  const own = await ensureRecordForCharge(id)
  const record = own === null ? undefined : recordById(own)
  const { user } = useSession.getState()
  if (!record || !user) return
  const t = textsNow('payment')
  const amount = formatTzs(record.charged ?? record.amount)
  await send(sendContact, {
    body: {
      ...senderOf(user),
      phone: user.phoneNumber,
      subject: t.payment.refundSubject,
      message: fill(t.payment.refundMessage, {
        amount,
        reference: record.reference ?? '–',
        transactionId: record.transactionId ?? '–',
      }),
    },
  })
  await changeRecord(record.id, { kind: 'refundAsked' })
}
