import { formatTzs } from '#contract/rules/money.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { useOffline } from '#web/api/useOffline.ts'
import { useOrderButton } from '#web/chat/cards/checkout/useOrderButton.ts'
import { useSlip } from '#web/chat/guide/slip.ts'
import { questionText } from '#web/chat/kinds/kinds.ts'
import { unfoldByTap } from '#web/chat/transcript/unfolded.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { checkPayment } from '#web/features/payment/commands.ts'
import { usePaymentById } from '#web/features/payment/usePayment.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { shownParts } from '#web/ui/fishName.ts'
import { StepButton } from '#web/ui/StepButton.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import { LiveLineButton } from './LiveLineButton.tsx'

/** The live line of the slip: the goods, their sum, and the button that goes on (CHAT-184). */
export function BuyingLine({ folded }: { folded: boolean }) {
  const t = useTexts('chat')
  const { lines } = useCart()
  const { subtotal } = useSlip()
  const goods = lines.map(({ product, quantity }) => `${shownParts(product.name).title} ${quantity}`).join(' · ')
  return (
    <>
      <LiveLineButton folded={folded}>
        <span className="grow">
          <span className="visually-hidden">{`${questionText('slip', t)}: `}</span>
          <b className={classes('unparted', 'live-amount')}>{formatTzs(subtotal)}</b> {goods}
        </span>
      </LiveLineButton>
      <OrderButton />
    </>
  )
}

/** Orders like the main button of the slip. Without a method, it shows the slip, whose buttons choose one. */
function OrderButton() {
  const t = useTexts('chat')
  const { busy, action, goOn, payByPhone, payByCash } = useOrderButton()
  const [label, act] = {
    goOn: [t.chat.continue, goOn] as const,
    choose: [t.chat.continue, unfoldByTap] as const,
    pay: [t.chat.pay, payByPhone] as const,
    placeOrder: [t.chat.placeOrder, payByCash] as const,
  }[action]
  return (
    <StepButton afterTap step={label} kind="sun" className="live-go-on" busy={busy} onClick={act}>
      {label}
    </StepButton>
  )
}

/** The live line of a waiting payment: time left, amount, a check button, and where to enter the PIN (CHAT-156). */
export function PaymentLine({ paymentId, folded }: { paymentId: string; folded: boolean }) {
  const t = useTexts('payment', 'chat')
  const { view } = usePaymentById(paymentId)
  const isOffline = useOffline()
  if (view.kind !== 'waiting' && view.kind !== 'starting') return <LiveLineButton folded={folded}>{t.chat.paying}</LiveLineButton>
  const isWaiting = view.kind === 'waiting'
  return (
    <>
      <LiveLineButton folded={folded}>
        <span>
          {isWaiting && (
            <span>
              <b className="tabular" {...(folded && { role: 'timer', 'aria-live': 'off' })}>
                {clock(view.secondsLeft, t.payment.clock)}
              </b>{' '}
              ·{' '}
            </span>
          )}
          <b className="unparted">{formatTzs(view.amount)}</b>{' '}
          <span className="live-pin-hint">
            <Unparted text={fill(t.payment.pinOnly, { phone: maskPhone(view.phone) })} />
          </span>
        </span>
      </LiveLineButton>
      {isWaiting && !isOffline && (
        <Button kind="line" className="live-check-now" icon="refresh" busy={view.checking} onClick={() => void checkPayment(view.id)}>
          {t.chat.checkNow}
        </Button>
      )}
    </>
  )
}

const clock = (seconds: number, text: '{minutes}:{seconds}'): string =>
  fill(text, { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') })
