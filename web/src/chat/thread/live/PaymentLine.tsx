import { formatTzs } from '#contract/rules/money.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { useOffline } from '#web/api/useOffline.ts'
import { checkPayment } from '#web/features/payment/commands.ts'
import { usePaymentById } from '#web/features/payment/usePayment.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import { LiveLineButton } from './LiveLineButton.tsx'
import styles from './PaymentLine.module.css'

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
          <span className={styles.pinHint}>
            <Unparted text={fill(t.payment.pinOnly, { phone: maskPhone(view.phone) })} />
          </span>
        </span>
      </LiveLineButton>
      {isWaiting && !isOffline && (
        <Button kind="line" className={styles.checkNow} icon="refresh" busy={view.checking} onClick={() => void checkPayment(view.id)}>
          {t.chat.checkNow}
        </Button>
      )}
    </>
  )
}

const clock = (seconds: number, text: '{minutes}:{seconds}'): string =>
  fill(text, { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') })
