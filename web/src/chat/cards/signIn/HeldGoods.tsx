import { useEffect, useState } from 'react'
import { getProduct, type Product } from '#contract/catalogue.ts'
import { formatTzs, subtotalOf } from '#contract/rules/money.ts'
import { ApiError } from '#web/api/client.ts'
import { peekCached, readCached } from '#web/api/useCall.ts'
import { isFresh, useIntents } from '#web/features/session/intents.ts'
import { fill, useLanguage, useTexts, wholeSums } from '#web/i18n/texts.ts'
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
  return <p>{wholeSums(fill(t.chat.held, { list, total }))}</p>
}

interface Held {
  readonly product: Product
  readonly quantity: number
}

/** What is known of it stands at once: said later it would push the field and its button down under the finger. */
function useHeld(): readonly Held[] {
  const intents = useIntents((state) => state.intents)
  const [, setRead] = useState(0)
  const adds = intents.filter((intent) => intent.kind === 'add').filter(isFresh)
  const held = adds.flatMap(({ productId, quantity }) => {
    const product = peekCached(getProduct, { params: { id: productId } })
    return product ? [{ product, quantity }] : []
  })
  const isKnown = held.length === adds.length
  useEffect(() => {
    if (isKnown) return
    let stale = false
    const ids = intents.flatMap((intent) => (intent.kind === 'add' ? [intent.productId] : []))
    Promise.all(ids.map((id) => readCached(getProduct, { params: { id } })))
      .then(() => stale || setRead((times) => times + 1))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error // the card asks its question without it
      })
    return () => {
      stale = true
    }
  }, [intents, isKnown])
  return isKnown ? held : []
}
