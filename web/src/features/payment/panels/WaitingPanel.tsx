import { useId } from 'react'
import { PAYEE } from '#contract/rules/constants.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { HandsetLink } from '#web/mock-link/HandsetLink.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Jina } from '#web/ui/Jina.tsx'
import { Kanga } from '#web/ui/Kanga.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import type { PaymentView } from '../record/paymentView.ts'
import { CheckButton } from './CheckButton.tsx'
import { Countdown } from './Countdown.tsx'
import styles from './WaitingPanel.module.css'

type Waiting = Extract<PaymentView, { kind: 'starting' | 'waiting' }>

/**
 * Shows countdown, amount and number while the prompt is on the phone. Nothing here can send a second prompt (PAY-019, CHAT-107,
 * CHAT-108).
 */
export function WaitingPanel({ view }: { view: Waiting }) {
  const t = useTexts('payment')
  const heading = useId()
  const waiting = view.kind === 'waiting'
  return (
    <Kanga cloth="wimbi" heading={heading} className={styles.wait}>
      <h2 id={heading}>{waiting ? t.payment.checkPhone : t.payment.busy}</h2>
      <div className={styles.waitHead}>
        {waiting && <Countdown secondsLeft={view.secondsLeft} />}
        <p className="wait-amount">
          <span className="small muted">{t.payment.youPayNow}</span>
          <b>
            <Money shillings={view.amount} />
          </b>
        </p>
      </div>
      <p className="small muted">{t.payment.expires}</p>
      <div className={styles.waitSay}>
        <Icon name="phone" />
        <p className="small">
          <Unparted text={`${fill(t.payment.payee, { payee: PAYEE })} ${fill(t.payment.enterPin, { phone: maskPhone(view.phone) })}`} />
        </p>
      </div>
      {waiting && <CheckButton id={view.id} kind="line" checking={view.checking} />}
      <HandsetLink phone={view.phone} />
      <Jina saying="patience" />
    </Kanga>
  )
}
