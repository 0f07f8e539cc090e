import { useEffect } from 'react'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { change, requestCheckout } from '#web/chat/guide/commands.ts'
import { useLostTransporters } from '#web/chat/guide/lostTransporters.ts'
import { forgetOrdering } from '#web/chat/guide/ordering.ts'
import { useSlip } from '#web/chat/guide/slip.ts'
import { lacksPhone, openRow, useSlipRow } from '#web/chat/guide/slipRow.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { type CartLine, lineLimit } from '#web/features/cart/cart.ts'
import { clearCart, removeLine, useCart } from '#web/features/cart/cartStore.ts'
import { ShareCart } from '#web/features/cart/ShareCart.tsx'
import { changeLines, stepTo } from '#web/features/cart/undo/lastChange.ts'
import { UndoQuantity } from '#web/features/cart/undo/UndoQuantity.tsx'
import { useAnnouncedTotal } from '#web/features/cart/useAnnouncedTotal.ts'
import { useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { OrderSlip } from '#web/features/checkout/summary/OrderSlip.tsx'
import { useTransporters } from '#web/features/checkout/transporters.ts'
import { fill, textsNow, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { ActionFoot } from '#web/ui/ActionFoot.tsx'
import { AmountRow } from '#web/ui/AmountRow.tsx'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { StepButton } from '#web/ui/StepButton.tsx'
import { Stepper } from '#web/ui/Stepper.tsx'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { ChangeKind } from '../cart/ChangeKind.tsx'
import { PricesToday } from '../cart/PricesToday.tsx'
import { useOrderButton } from './useOrderButton.ts'

/** The order slip: everything that will be ordered, each row with its answer or default, and the buttons that order it (CHAT-176). */
export function SlipCard({ card, entry, live }: CardProps<'slip'>) {
  const t = useTexts('chat')
  const { lines } = useCart()
  const draft = useCheckoutDraft()
  const { address, phone } = useSlip()
  const { transporters } = useTransporters(address?.region ?? null)
  useLostTransporters(entry.id, live, transporters)
  useAnnouncedTotal(lines)
  useEffect(() => () => closeRowsOf(entry.id), [entry.id])
  const open = useSlipRow((row) => row.open) ?? (lacksPhone({ method: draft.paymentMethod, phone }) ? 'payPhone' : null)
  return (
    <CardFrame card={card} heading={t.chat.slip} live={live} className={classes('slip-card', open !== null && 'has-open-row')}>
      <OrderSlip
        lines={lines}
        draft={draft}
        phone={phone}
        address={address}
        transporters={transporters}
        open={open}
        onOpen={openRow}
        onChangeAddress={() => (address ? change('address') : requestCheckout())}
        editor={(line: CartLine, isOpen) => (isOpen ? <SlipLineEditor line={line} /> : <ChangeKind line={line} />)}
        whole={<WholeCart />}
        notice={live && <PricesToday whole={open === 'cart'} />}
      />
      <OrderButtons />
    </CardFrame>
  )
}

/**
 * Closes the open row when a slip is removed from the page, so that the slip of the next order or person begins with closed rows. A slip that
 * was only scrolled out of view keeps its row.
 */
function closeRowsOf(slip: string): void {
  const entry = useTranscript.getState().entries.find(({ id }) => id === slip)
  if (!entry || entry.answer) openRow(null)
}

/** The actions for all goods at once, shown while the goods can be changed (CHAT-088, CHAT-123). */
function WholeCart() {
  const t = useTexts('shop')
  const { lines } = useCart()
  const clear = async () => {
    if (
      await dialogs.confirm(
        () => textsNow('shop').cart.clearQuestion,
        () => textsNow('chat').chat,
      )
    )
      clearCart()
  }
  return (
    <div className="list-row between">
      <Button kind="quiet" icon="trash" onClick={() => void clear()}>
        {t.cart.clear}
      </Button>
      <ShareCart lines={lines} />
    </div>
  )
}

/** The button that orders. A first buyer chooses the method by the button: pay by phone, or cash (CHAT-181). */
function OrderButtons() {
  const t = useTexts('chat', 'checkout', 'payment')
  const { busy, problem, action, isCash, total, goOn, payLabel, cashLabel, payByPhone, payByCash } = useOrderButton()
  useEffect(() => forgetOrdering, [])
  const button = { afterTap: true, block: true, busy, 'data-orders': action === 'goOn' ? undefined : '' } as const
  if (action === 'goOn')
    return (
      <ActionFoot error={null} className="slip-foot">
        <StepButton {...button} step={t.chat.checkout} large busyLabel={t.payment.busy} onClick={goOn}>
          {t.chat.checkout}
        </StepButton>
      </ActionFoot>
    )
  return (
    <ActionFoot error={problem && <ErrorNote text={problem} />} className="slip-foot">
      {isCash && <AmountRow label={t.checkout.totalDue} shillings={total} isSum />}
      {!isCash && (
        <StepButton {...button} step={payLabel} kind="sun" large busyLabel={t.payment.busy} onClick={payByPhone}>
          {payLabel}
        </StepButton>
      )}
      {action !== 'pay' && (
        <StepButton
          {...button}
          step={cashLabel}
          kind={isCash ? 'sun' : 'line'}
          large={isCash}
          busyLabel={t.payment.placing}
          onClick={payByCash}
        >
          {cashLabel}
        </StepButton>
      )}
    </ActionFoot>
  )
}

/** The controls that change a product on the slip: its number, its kind where the shop chose it, and removal. */
function SlipLineEditor({ line }: { line: CartLine }) {
  const t = useTexts('shop')
  const { product, productId, quantity } = line
  const label = fill(t.cart.quantityOf, { name: fishName(product.name) })
  const each = fill(t.cart.each, { price: formatTzs(wholeShillings(product.unitPrice)) })
  return (
    <>
      <div className="list-row between">
        <Stepper
          label={label}
          value={quantity}
          max={Math.max(quantity, lineLimit(product))}
          onChange={(value) => stepTo(productId, value)}
        />
        <Button kind="quiet" icon="trash" onClick={() => changeLines(() => removeLine(productId))}>
          {t.cart.remove}
        </Button>
      </div>
      <ChangeKind line={line} />
      <p className="small muted">
        <UndoQuantity productId={productId} label={label} fallback={wholeSums(each)} />
      </p>
    </>
  )
}
