import { useEffect } from 'react'
import { transporterName } from '#contract/rules/transporterName.ts'
import type { Transporter } from '#contract/transporter.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { draftNow, setChoices, useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { validSelections } from '#web/features/checkout/transporters.ts'
import { personNow } from '#web/features/session/person.ts'
import { openRow } from './slipRow.ts'

/** On the slip, names a chosen transporter that no longer delivers, once, and opens the row to choose another (CHAT-101). */
export function useLostTransporters(reviewId: string, live: boolean, transporters: readonly Transporter[] | undefined): void {
  const selections = useCheckoutDraft((draft) => draft.transporterSelections)
  useEffect(() => {
    const lostId = live && transporters ? firstLost(selections, transporters) : undefined
    if (transporters && lostId !== undefined) void askForLost(reviewId, lostId, transporters)
  }, [reviewId, live, transporters, selections])
}

async function askForLost(reviewId: string, lostId: string, transporters: readonly Transporter[]): Promise<void> {
  const person = personNow()
  if (person === null) return
  const transporter = transporterName(transporters, lostId) ?? { key: 'yourTransporter' }
  const card = { kind: 'reply', of: 'topics', text: 'transporterGone', about: { transporter } } as const
  const { appendNews } = await importWhenOnline(() => import('../news/news.ts'))
  await appendNews(person, `${reviewId}-${lostId}-gone`, card)
  setChoices({ transporterSelections: validSelections(draftNow().transporterSelections, transporters) })
  openRow('transporters')
}

/** Returns the first transporter, chosen for a product in the cart, that is not valid any more. */
function firstLost(selections: Readonly<Record<string, string>>, transporters: readonly Transporter[]): string | undefined {
  const valid = validSelections(selections, transporters)
  const line = useCart.getState().lines.find(({ productId }) => selections[productId] !== undefined && !valid[productId])
  return line && selections[line.productId]
}
