import { useState } from 'react'
import type { Order } from '#contract/order.ts'
import { errorText } from '#web/api/errorText.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { useNow } from '#web/api/time.ts'
import { useTexts, wholeSums } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { ActionFoot } from '#web/ui/ActionFoot.tsx'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { copyText } from '#web/ui/copyText.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { useDestination } from '../useOrders.ts'
import { READ_LATER, type ReceiptFacts, receiptFacts, receiptText } from './receiptFacts.ts'

/** The receipt: status, time, place, transporter, amount due and items (CHAT-110, CHAT-170). */
export function ReceiptSummary({ order }: { order: Order }) {
  const t = useTexts('chat', 'checkout', 'placed')
  const destination = useDestination(order.addressId)
  const at = useNow(null)
  const facts = receiptFacts(order, destination, at, t)
  return (
    <>
      <p className="receipt-now">{facts.now}</p>
      <dl className="receipt-answers">
        {facts.answers.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{wholeSums(fact)}</dd>
          </div>
        ))}
      </dl>
      <ul className="receipt-rows" aria-label={t.orders.items}>
        {facts.lines.map(([goods, sum], place) => (
          <li key={order.items[place]?.id}>
            <span>{goods}</span> <b>{wholeSums(sum)}</b>
          </li>
        ))}
      </ul>
      <ul className={classes('receipt-rows', 'receipt-sums')}>
        {facts.sums.map(([name, sum]) => (
          <li key={name}>
            <span>{name}</span> <b>{wholeSums(sum)}</b>
          </li>
        ))}
        {facts.transaction && <Transaction of={facts.transaction} />}
      </ul>
      <ReceiptActions order={order} facts={receiptFacts(order, destination, READ_LATER, t)} />
    </>
  )
}

/** The transaction id of the payment, with a copy button. */
function Transaction({ of: [name, id] }: { of: NonNullable<ReceiptFacts['transaction']> }) {
  const t = useTexts('chat')
  const [copied, setCopied] = useState(false)
  return (
    <li>
      <span>{name}</span>
      <span className="receipt-id">
        <b>{id}</b>
        <IconButton
          icon={copied ? 'check' : 'copy'}
          label={copied ? t.chat.copied : t.chat.copy}
          onClick={() => void copyText(id).then(setCopied)}
        />
      </span>
    </li>
  )
}

/** Share and save buttons. Their code is loaded on tap. */
function ReceiptActions({ order, facts }: { order: Order; facts: ReceiptFacts }) {
  const t = useTexts('placed', 'shop')
  const sharing = useAction(async () => {
    const { shareWithToast } = await importWhenOnline(() => import('#web/ui/shareWithToast.ts'))
    await shareWithToast({ url: `${window.location.origin}${paths.order(order.id)}`, text: receiptText(facts) })
  })
  const saving = useAction(async () => {
    const { saveReceiptPicture } = await importWhenOnline(() => import('./receiptPicture.ts'))
    await saveReceiptPicture(order.orderNumber, facts)
  })
  return (
    <ActionFoot error={saving.error !== null && <ErrorNote text={errorText(saving.error, t)} />}>
      <div className="actions">
        <Button kind="line" icon="share" onClick={() => void sharing.run()}>
          {t.placed.share}
        </Button>
        <Button kind="line" busy={saving.busy} onClick={() => void saving.run()}>
          {t.placed.savePicture}
        </Button>
      </div>
    </ActionFoot>
  )
}
