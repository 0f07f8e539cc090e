import { formatTzs } from '#contract/rules/money.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { shownParts } from '#web/ui/fishName.ts'
import { StepButton } from '#web/ui/StepButton.tsx'
import { useOrderButton } from '../../cards/checkout/useOrderButton.ts'
import { questionText } from '../../guide/guideTexts.ts'
import { useSlip } from '../../guide/slip.ts'
import { unfoldByTap } from '../../transcript/unfolded.ts'
import styles from './BuyingLine.module.css'
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
          <b className={classes('unparted', styles.amount)}>{formatTzs(subtotal)}</b> {goods}
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
    <StepButton afterTap step={label} kind="sun" className={styles.goOn} busy={busy} onClick={act}>
      {label}
    </StepButton>
  )
}
