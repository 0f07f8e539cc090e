import { errorText } from '#web/api/errorText.ts'
import { chooseTransporter, useCheckoutDraft } from '#web/features/checkout/draft.ts'
import type { CheckoutLine } from '#web/features/checkout/lines.ts'
import { TransporterChoices } from '#web/features/checkout/TransporterChoices.tsx'
import { useTransporters, validSelections } from '#web/features/checkout/transporters.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** CHK-007, CHK-019: an order can be placed without one. */
export function CheckoutTransporters({ lines, region }: { lines: readonly CheckoutLine[]; region: string | null }) {
  const t = useTexts()
  const { transporters, error, reload } = useTransporters(region)
  const selections = useCheckoutDraft((draft) => draft.transporterSelections)
  if (!transporters) return error ? <ErrorNote text={errorText(error, t)} onRetry={reload} /> : <Skeleton lines={2} />
  if (transporters.length === 0) return <Note>{t.checkout.noTransporters}</Note>
  return (
    <TransporterChoices
      lines={lines}
      transporters={transporters}
      selections={validSelections(selections, transporters)}
      onChoose={chooseTransporter}
    />
  )
}
