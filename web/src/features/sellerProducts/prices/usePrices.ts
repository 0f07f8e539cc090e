import { useCallback, useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { wholeShillings } from '#contract/rules/money.ts'
import type { SellerProduct } from '#contract/seller.ts'
import { errorText } from '#web/api/errorText.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, type LiveText, textsNow } from '#web/i18n/texts.ts'
import { toastOf } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { EditConflict, saveChange } from '../changes.ts'
import { confirmPrices } from '../confirmPrices.ts'
import { typedNumber } from '../wholeNumber.ts'
import { changeOf, type Edit, Edits, isChanged, refusalOf, withEdit, withoutEdit } from './edits.ts'

const PricesDraft = z.object({ edits: Edits })

/** The number of prices saved at the same time (SELL-014). */
const AT_ONCE = 4

/** The result of a row's last save. */
export type RowResult = 'saving' | 'saved' | { readonly problem: LiveText }

/** Manages the typed prices, stored as a draft until they are saved, and each row's result (SELL-014). */
export function usePrices(products: readonly SellerProduct[]) {
  const draft = useDraft('prices', PricesDraft, { edits: {} })
  const [edits, setEdits] = useState(draft.value.edits)
  const [results, setResults] = useState<Readonly<Record<string, RowResult>>>({})
  const { set, clear } = draft
  useEffect(() => {
    if (Object.keys(edits).length > 0) set({ edits })
    else clear()
  }, [edits, set, clear])

  const edit = useCallback((product: SellerProduct, patch: Edit) => {
    setEdits((now) => withEdit(now, product, patch))
    setResults((now) => (product.id in now ? omit(now, product.id) : now))
  }, [])
  const undo = useCallback((id: string) => {
    setEdits((now) => withoutEdit(now, id))
    setResults((now) => omit(now, id))
  }, [])
  const changed = useMemo(() => products.filter((product) => isChanged(changeOf(product, edits[product.id]))), [products, edits])

  const saving = useAction(async () => {
    const prices = changed.map((product) => ({ product, unitPrice: changeOf(product, edits[product.id]).unitPrice }))
    if (!(await confirmPrices(prices.filter(({ product }) => refusalOf(product, edits[product.id], textsNow('sellerProducts')) === null))))
      return
    let failed = 0
    const setResult = (id: string, result: RowResult) => setResults((now) => ({ ...now, [id]: result }))
    const saveOne = async (product: SellerProduct) => {
      const change = changeOf(product, edits[product.id])
      const reason = () => refusalOf(product, edits[product.id], textsNow('sellerProducts'))
      try {
        if (reason() !== null) throw new Refused(reason)
        setResult(product.id, 'saving')
        await saveChange(product, change, (_, isOurs) => isOurs)
        setEdits((now) => withoutEdit(now, product.id))
        setResult(product.id, 'saved')
      } catch (error) {
        failed += 1
        setResult(product.id, { problem: () => problemOf(error) })
      }
    }
    await inParallel(
      changed.map((product) => () => saveOne(product)),
      AT_ONCE,
    )
    const saved = changed.length - failed
    const done = () => fill(ownTexts().prices.allSaved, { changes: changesText(saved) })
    const wrong = () => fill(ownTexts().prices.someFailed, { n: failed })
    if (failed > 0) pricesToast.failure(() => (saved > 0 ? `${done()} ${wrong()}` : wrong()))
    else if (saved > 0) pricesToast.success(done)
  })
  return { edits, results, changed, edit, undo, save: () => void saving.run(), busy: saving.busy }
}

/** Formats a number of changes: `1 change`, `3 changes`. */
export function changesText(n: number): string {
  const { prices: t } = ownTexts()
  return fillCount(t.changes, { n })
}

/** Thrown for a row that is invalid. The reason is a function, so that its text follows the language. */
class Refused extends Error {
  readonly reason: () => string | null

  constructor(reason: () => string | null) {
    super('refused')
    this.reason = reason
  }
}

const pricesToast = toastOf('prices')
const ownTexts = () => textsNow('sellerProducts').sellerProducts

function problemOf(error: unknown): string {
  const texts = textsNow('sellerProducts', 'shop')
  if (error instanceof Refused) return error.reason() ?? ''
  if (!(error instanceof EditConflict)) return errorText(error, texts)
  const { fresh, fields } = error
  const values = fields.map((field) =>
    field === 'unitPrice'
      ? typedNumber(wholeShillings(fresh.unitPrice))
      : fillCount(texts.catalogue.inStock, { n: fresh.availableQuantity }),
  )
  return fill(texts.sellerProducts.prices.meanwhile, { value: values.join(', ') })
}

function omit<T>(all: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
  const { [id]: _, ...others } = all
  return others
}

/** Runs the tasks, at most `most` at a time; resolves when all have finished. */
export async function inParallel(tasks: readonly (() => Promise<unknown>)[], most: number): Promise<void> {
  const waiting = [...tasks]
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task()
  }
  await Promise.all(Array.from({ length: most }, work))
}
