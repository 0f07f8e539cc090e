import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { copyText } from '#web/ui/copyText.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { toast } from '#web/ui/toast.ts'

/** Copies an order number and says so (SORD-011). */
export function CopyNumber({ number }: { number: string }) {
  const { sellerOrders: t } = useTexts('sellerOrders')
  const copy = async () => {
    if (await copyText(number)) toast.success(() => textsNow('sellerOrders').sellerOrders.copied)
    else toast.failure(() => textsNow('sellerOrders').sellerOrders.notCopied)
  }
  return <IconButton icon="copy" label={t.copyNumber} onClick={() => void copy()} />
}
