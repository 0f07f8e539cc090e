import type { Address } from '#contract/address.ts'
import type { Order } from '#contract/order.ts'
import { errorText } from '#web/api/errorText.ts'
import { importFiles } from '#web/api/lazyImport.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { whenOnline } from '../../guide/commands.ts'
import styles from './LastTimeOffer.module.css'

/** A button that gives all answers of the last order, which are listed below it (CHAT-103). */
export function LastTimeOffer({ order, address, kind }: { order: Order; address: Address; kind?: 'line' }) {
  const t = useTexts('chat')
  const { run, busy, error } = useAction(async () => {
    const { answerAsLastTime } = await importFiles(() => import('../../guide/usual/orderUsual.ts'))
    await answerAsLastTime(order)
  })
  const what = [
    address.addressLine1,
    order.deliveryOption === 'express' ? t.chat.recap.express : t.chat.recap.standard,
    order.paymentMethod === 'cash_on_delivery' ? t.chat.recap.cash : t.chat.recap.mobileMoney,
  ]
  return (
    <div className={styles.lastTime}>
      <Button {...(kind && { kind })} block busy={busy} onClick={() => whenOnline(() => void run())}>
        {t.chat.sameAsLast}
      </Button>
      <p className="small muted">{what.join(' · ')}</p>
      {error !== null && <ErrorNote text={errorText(error, t)} onRetry={() => void run()} />}
    </div>
  )
}
