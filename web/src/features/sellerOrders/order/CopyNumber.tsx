import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { copyText } from '#web/ui/copyText.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { toastOf } from '#web/ui/toast.ts'

/** Copies an order number and confirms it with a toast (SORD-011). */
export function CopyNumber({ number }: { number: string }) {
  const { sellerOrders: t } = useTexts('sellerOrders')
  const copy = async () => {
    const copyToast = toastOf('copy order number')
    if (await copyText(number)) copyToast.success(() => textsNow('sellerOrders').sellerOrders.copied)
    else copyToast.failure(() => textsNow('sellerOrders').sellerOrders.notCopied)
  }
  return <IconButton icon="copy" label={t.copyNumber} onClick={() => void copy()} />
}
