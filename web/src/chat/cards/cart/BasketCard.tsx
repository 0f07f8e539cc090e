import { useState } from 'react'
import { errorText } from '#web/api/errorText.ts'
import { BasketPanel } from '#web/features/cart/BasketPanel.tsx'
import { type BoughtAgain, buyAgain } from '#web/features/cart/buyAgain.ts'
import { lineLimit } from '#web/features/cart/cart.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { useAction } from '#web/ui/useAction.ts'
import { browse } from '../../guide/commands.ts'
import type { CardOf } from '../../kinds/card.ts'
import type { Entry } from '../../transcript/entry.ts'
import { isAnswered, putEntries } from '../../transcript/transcript.ts'
import { takeTurn } from '../../transcript/useTurn.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** A preview of a shared cart, and a button that adds it to the buyer's own cart once (CHAT-123). */
export function BasketCard({ card, entry, live }: CardProps<'basket'>) {
  const t = useTexts('shop', 'chat')
  const [result, setResult] = useState<BoughtAgain | null>(null)
  const { run, busy, error } = useAction(async () => setResult(await addAll(card, entry)))
  const isDone = entry.answer !== undefined
  return (
    <CardFrame card={card} heading={t.chat.basket} live={live}>
      {error !== null && <ErrorNote text={errorText(error, t)} onRetry={() => void run()} />}
      {isDone ? <Added result={result} /> : <BasketPanel items={card.items} busy={busy} onAdd={() => void run()} browse={browse} />}
    </CardFrame>
  )
}

async function addAll({ items }: CardOf<'basket'>, entry: Entry): Promise<BoughtAgain | null> {
  if (await isAnswered(entry.id)) return null
  takeTurn()
  const added = await buyAgain(items.map((item) => ({ ...item, name: '' })))
  putEntries([{ ...entry, answer: { value: added.added } }])
  return added
}

function Added({ result }: { result: BoughtAgain | null }) {
  const t = useTexts('shop', 'chat')
  return (
    <div className="stack" role="status">
      <p>{t.common.addedToCart}</p>
      {result !== null && result.missing.length > 0 && <p>{fillCount(t.cart.goneFromLink, { n: result.missing.length })}</p>}
      {result?.capped.map((product) => (
        <p key={product.id}>{fill(t.cart.atMost, { name: fishName(product.name), n: lineLimit(product) })}</p>
      ))}
    </div>
  )
}
