import type { SellerOrder } from '#contract/order.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { announce } from '#web/ui/announce.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { type Move, moveLater, undoMove, useOpenMoves } from '../moves.ts'

/** The button at the page's foot, named after the next status (areas note 12). After a tap, Undo is shown above it for 8 s (SELL-020). */
export function NextMove({ order, to }: { order: SellerOrder; to: Move }) {
  const { sellerOrders: t } = useTexts('sellerOrders')
  const open = useOpenMoves().find((move) => move.orderId === order.id && move.to === to)
  const isHeld = open !== undefined && !open.isSent
  const heldText = fill(t.notSentYet, { action: t.start[to] })
  const move = () => {
    moveLater(order, to)
    announce(heldText)
  }
  return (
    <>
      {isHeld && (
        <div className="note">
          <Icon name="clock" size="s" />
          <b className="grow">{heldText}</b>
          <Button kind="line" aria-label={fill(t.undoNamed, { action: t.start[to] })} onClick={() => undoMove(order.id)}>
            {t.undo}
          </Button>
        </div>
      )}
      <StepButton
        step={`${order.id} ${to}`}
        large
        icon={to === 'shipping' ? 'truck' : 'check'}
        busy={open !== undefined}
        busyLabel={isHeld ? t.start[to] : t.saving}
        onClick={move}
      >
        {t.start[to]}
      </StepButton>
    </>
  )
}
