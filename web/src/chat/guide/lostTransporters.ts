import { useEffect } from 'react'
import type { Transporter } from '#contract/transporter.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { draftNow, setChoices, useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { validSelections } from '#web/features/checkout/transporters.ts'
import { personNow } from '#web/features/session/person.ts'

/** At the review: a chosen transporter that carries no more is named once, and its products are asked about again (CHAT-101). */
export function useLostTransporters(reviewId: string, live: boolean, transporters: readonly Transporter[] | undefined): void {
  const selections = useCheckoutDraft((draft) => draft.transporterSelections)
  useEffect(() => {
    if (live && transporters) void askForLost(reviewId, transporters)
  }, [reviewId, live, transporters, selections])
}

async function askForLost(reviewId: string, transporters: readonly Transporter[]): Promise<void> {
  const lost = lostNow(transporters)
  const person = personNow()
  if (lost === undefined || person === null) return
  const transporter = transporters.find(({ id }) => id === lost)?.businessName ?? '@yourTransporter'
  const card = { kind: 'reply', of: 'topics', text: 'transporterGone', about: { transporter } } as const
  const { tellNews } = await importWhenOnline(() => import('../news/news.ts'))
  await tellNews(person, `${reviewId}-${lost}-gone`, card)
  setChoices({ transporterSelections: validSelections(draftNow().transporterSelections, transporters) })
}

/** The first that is chosen for a product in the cart and does not hold. */
function lostNow(transporters: readonly Transporter[]): string | undefined {
  const { transporterSelections } = draftNow()
  const valid = validSelections(transporterSelections, transporters)
  const line = useCart.getState().lines.find(({ productId }) => transporterSelections[productId] !== undefined && !valid[productId])
  return line && transporterSelections[line.productId]
}
