import { useEffect, useState } from 'react'
import { getProduct, type Product } from '#contract/catalogue.ts'
import { formatTzs, subtotalOf } from '#contract/rules/money.ts'
import { ApiError } from '#web/api/client.ts'
import { readCached } from '#web/api/useCall.ts'
import { isFresh, useIntents } from '#web/features/session/intents.ts'
import { fill, useLanguage, useTexts } from '#web/i18n/texts.ts'
import { bothNames, shortName } from '#web/ui/fishName.ts'

/** What a guest has chosen and is kept for them until they are signed in, by name and price (CHAT-093); nothing where nothing is. */
export function HeldGoods() {
  const t = useTexts('chat')
  const { language } = useLanguage()
  const held = useHeld()
  if (held.length === 0) return null
  const list = held
    .map(({ product, quantity }) => `${language === 'sw' ? shortName(product.name, language) : bothNames(product.name)} × ${quantity}`)
    .join(', ')
  const total = formatTzs(subtotalOf(held.map(({ product: { unitPrice }, quantity }) => ({ unitPrice, quantity }))))
  return <p>{fill(t.chat.held, { list, total })}</p>
}

interface Held {
  readonly product: Product
  readonly quantity: number
}

function useHeld(): readonly Held[] {
  const intents = useIntents((state) => state.intents)
  const [held, setHeld] = useState<readonly Held[]>([])
  useEffect(() => {
    let stale = false
    const adds = intents.filter((intent) => intent.kind === 'add').filter(isFresh)
    Promise.all(
      adds.map(async ({ productId, quantity }) => ({ product: await readCached(getProduct, { params: { id: productId } }), quantity })),
    )
      .then((read) => stale || setHeld(read))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error // the card asks its question without it
      })
    return () => {
      stale = true
    }
  }, [intents])
  return held
}
