import { useOrder } from '#web/features/orders/useOrders.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { useTopicsIn } from '#web/i18n/topicsIn.ts'
import { Unparted } from '#web/ui/Unparted.tsx'
import { isLastStep, stepText } from '../../cards/orders/stepText.ts'
import type { CardOf } from '../../kinds/card.ts'
import { wordsOf } from '../../kinds/fact.ts'
import { replyText } from '../../kinds/replyText.ts'

type Card = CardOf<'reply'>

/** Renders a reply to a typed line, or the open question repeated (CHAT-127, CHAT-141). */
export function ReplyEntry({ card }: { card: Card }) {
  const orderId = STATUS_TEXTS.includes(card.text) ? wordsOf(card.about?.['orderId']) : ''
  const isOver = isLastStep(card.about?.['step'])
  return (
    <p className="said knot done" lang={card.language}>
      {orderId === '' || isOver ? <Words card={card} /> : <StatusReply card={card} orderId={orderId} />}
    </p>
  )
}

const STATUS_TEXTS = ['track', 'paymentLate']

function Words({ card }: { card: Card }) {
  const t = useTexts('chat')
  const { texts, language } = useTopicsIn(card.language)
  return <Unparted text={replyText(card, texts, language) ?? t.chat.newerVersion} />
}

/** A reply about the status of an order, which updates with the order (CHAT-146). */
function StatusReply({ card, orderId }: { card: Card; orderId: string }) {
  const { order } = useOrder(orderId)
  return <Words card={order ? { ...card, about: { ...card.about, orderNumber: order.orderNumber, step: stepText(order.status) } } : card} />
}
