import type { SellerProduct } from '#contract/seller.ts'
import { errorText } from '#web/api/errorText.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { fishName } from '#web/ui/fishName.ts'
import { toastOf } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { UNDO_FOR } from '#web/ui/useUndoTime.ts'
import { EditConflict, removeProduct, saveChange, setActive } from './changes.ts'

export interface ProductCommands {
  busy: boolean
  toggle: () => void
  /** Sets the stock to 0 after a confirmation; can be undone for 5 s (SELL-002). */
  markSoldOut: () => void
  /** Deletes the product after a confirmation, then calls `onRemoved` (SPRD-028, SPRD-029). */
  remove: (onRemoved?: () => void) => void
}

/** Returns the commands for one product, used in list and view. Each one shows its result as a toast. */
export function useProductCommands(product: SellerProduct): ProductCommands {
  const { id, name } = product
  const productToast = toastOf(`product ${id}`)
  const toastFailure = (error: unknown) => void productToast.failure(() => failureText(error))
  const { run, busy } = useAction((command: () => Promise<unknown>) => command().catch(toastFailure))

  const toggle = async () => {
    const { isActive } = await setActive(id, !product.isActive)
    productToast.success(() => fill(isActive ? ownTexts().isOn : ownTexts().isOff, { name: fishName(name) }))
  }
  const markSoldOut = async () => {
    if (
      !(await dialogs.confirm(
        () => fill(ownTexts().soldOutQuestion, { name: fishName(name) }),
        () => ({ yes: ownTexts().markSoldOut }),
      ))
    )
      return
    const sold = await saveChange(product, { availableQuantity: 0 }, () => false)
    const putBack = () => saveChange(sold, { availableQuantity: product.availableQuantity }, isStock).catch(toastFailure)
    productToast.success(() => fill(ownTexts().soldOutDone, { name: fishName(name) }), {
      label: () => ownTexts().undo,
      run: () => void putBack(),
      stays: UNDO_FOR,
    })
  }
  const remove = async (onRemoved?: () => void) => {
    if (
      !(await dialogs.confirm(
        () => ownTexts().removeQuestion,
        () => ({ yes: ownTexts().remove }),
      ))
    )
      return
    await removeProduct(id)
    productToast.success(() => ownTexts().removed)
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
const ownTexts = () => textsNow('sellerProducts').sellerProducts
const failureText = (error: unknown): string =>
  error instanceof EditConflict ? fill(ownTexts().undoMissed, { name: fishName(error.fresh.name) }) : errorText(error, textsNow())
