import { formatTzs } from '#contract/rules/money.ts'
import { cartTotal, useCart } from '#web/features/cart/cart.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { shownParts } from '#web/ui/fishName.ts'
import { StepButton } from '#web/ui/StepButton.tsx'
import { useOrderButton } from '../../cards/checkout/useOrderButton.ts'
import { questionText } from '../../guide/guideTexts.ts'
import { unfoldByTap } from '../../transcript/unfolded.ts'
import styles from './BuyingLine.module.css'
import { LiveLineButton } from './LiveLineButton.tsx'

/** The live line of the slip: the goods, their sum, and the button that goes on (CHAT-184). */
export function BuyingLine({ folded }: { folded: boolean }) {
  const t = useTexts('chat')
  const { lines } = useCart()
  const goods = lines.map(({ product, quantity }) => `${shownParts(product.name).title} ${quantity}`).join(' · ')
  return (
    <>
      <LiveLineButton folded={folded}>
        <span className="grow">
          <span className="visually-hidden">{`${questionText('slip', t)}: `}</span>
          <b className={classes('unparted', styles.amount)}>{formatTzs(cartTotal(lines))}</b> {goods}
        </span>
      </LiveLineButton>
      <OrderButton />
    </>
  )
}

/** Orders like the main button of the slip. Without a method, it shows the slip, whose buttons choose one. */
function OrderButton() {
  const t = useTexts('chat')
  const { busy, lacks, method, goOn, payByPhone, payByCash } = useOrderButton()
  const [label, act] = lacks
    ? ([t.chat.continue, goOn] as const)
    : method === 'cash_on_delivery'
      ? ([t.chat.placeOrder, payByCash] as const)
      : method === 'mobile_money'
        ? ([t.chat.pay, payByPhone] as const)
        : ([t.chat.continue, unfoldByTap] as const)
  return (
    <StepButton afterTap step={label} kind="sun" className={styles.goOn} busy={busy} onClick={act}>
      {label}
    </StepButton>
  )
}
