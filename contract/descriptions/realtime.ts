import { JoinPayment, OrderStatusEvent, serverEvents, VerificationEvent } from '../realtime.ts'
import { describeFields } from './describe.ts'

describeFields(JoinPayment, { reference: 'The `referenceId` of a payment start of this user: 1 to 64 characters (RT-007).' })
describeFields(serverEvents.hello, { at: 'The time of the server, ISO time in UTC.' })
describeFields(OrderStatusEvent, {
  orderId: 'The order that changed. Read it again.',
  status: 'Its status now. It is the same as before if `shortage` or `attempt` is there (RT-014).',
  shortage: '`asked`: the buyer is asked about missing pieces. `accepted`: the buyer takes what is there. Otherwise missing (SELL-016).',
  attempt: 'Why a delivery failed just now. Otherwise missing (TRAN-011).',
})
describeFields(VerificationEvent, {
  role: 'Which of the user’s profiles changed.',
  isVerified: 'Whether that profile is verified now (SPRO-042).',
})
