import { sendContact } from '#contract/contact.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { send } from '#web/api/client.ts'
import { config } from '#web/api/config.ts'
import { useSession } from '#web/features/session/session.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { ensureRecordForCharge } from './device/ensureRecordForCharge.ts'
import { changeRecord, useRecords } from './device/records.ts'

/** MON-023: the request goes to the market's people with everything they need to find the charge. Throws ApiError. */
export async function askRefund(id: string): Promise<void> {
  const own = await ensureRecordForCharge(id)
  const record = useRecords.getState().records.find((one) => one.id === own)
  const { user } = useSession.getState()
  if (!record || !user) return
  const t = textsNow('payment')
  const [firstName = '', ...rest] = user.name.trim().split(/\s+/)
  const amount = formatTzs(record.charged ?? record.amount)
  await send(sendContact, {
    body: {
      firstName: firstName || user.phoneNumber,
      lastName: rest.join(' ') || firstName || user.phoneNumber,
      email: user.email || config.support.email,
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
