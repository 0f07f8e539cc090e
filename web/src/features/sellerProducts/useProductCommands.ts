import type { SellerProduct } from '#contract/seller.ts'
import { errorText } from '#web/api/errorText.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { fishName } from '#web/ui/fishName.ts'
import { toastOf } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { ChangedMeanwhile, removeProduct, saveChange, setActive } from './changes.ts'

/** How long `Mark sold out` can be undone, in milliseconds (SELL-002). */
const UNDO_FOR = 5_000

export interface ProductCommands {
  busy: boolean
  toggle: () => void
  /** Asks first; afterwards it can be undone for 5 s (SELL-002). */
  markSoldOut: () => void
  /** Asks first, and tells when it is done (SPRD-028, SPRD-029). */
  remove: (onRemoved?: () => void) => void
}

/** What a seller does with one product, in list and view alike; each says how it ended. */
export function useProductCommands(product: SellerProduct): ProductCommands {
  const { id, name } = product
  const told = toastOf(`product ${id}`)
  const tellFailure = (error: unknown) => void told.failure(() => failureText(error))
  const { run, busy } = useAction((command: () => Promise<unknown>) => command().catch(tellFailure))

  const toggle = async () => {
    const { isActive } = await setActive(id, !product.isActive)
    told.success(() => fill(isActive ? own().isOn : own().isOff, { name: fishName(name) }))
  }
  const markSoldOut = async () => {
    if (
      !(await dialogs.confirm(
        () => fill(own().soldOutQuestion, { name: fishName(name) }),
        () => ({ yes: own().markSoldOut }),
      ))
    )
      return
    const sold = await saveChange(product, { availableQuantity: 0 }, () => false)
    const putBack = () => saveChange(sold, { availableQuantity: product.availableQuantity }, isStock).catch(tellFailure)
    told.success(() => fill(own().soldOutDone, { name: fishName(name) }), {
      label: () => own().undo,
      run: () => void putBack(),
      stays: UNDO_FOR,
    })
  }
  const remove = async (onRemoved?: () => void) => {
    if (
      !(await dialogs.confirm(
        () => own().removeQuestion,
        () => ({ yes: own().remove }),
      ))
    )
      return
    await removeProduct(id)
    told.success(() => own().removed)
    onRemoved?.()
  }
  return {
    busy,
    toggle: () => void run(toggle),
    markSoldOut: () => void run(markSoldOut),
    remove: (onRemoved) => void run(() => remove(onRemoved)),
  }
}

const isStock = (field: string): boolean => field === 'availableQuantity'
/** The texts of now: what stays in sight follows the language. */
const own = () => textsNow('sellerProducts').sellerProducts
const failureText = (error: unknown): string =>
  error instanceof ChangedMeanwhile ? fill(own().undoMissed, { name: fishName(error.fresh.name) }) : errorText(error, textsNow())
