import { errorText } from '#web/api/errorText.ts'
import { TransporterChoices } from '#web/features/checkout/choices/TransporterChoices.tsx'
import { chooseTransporter } from '#web/features/checkout/transporters.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { Checkout } from './useCheckout.ts'

/** The choice of transporters, which is optional (CHK-007, CHK-019). */
export function CheckoutTransporters({ lines, transport }: Pick<Checkout, 'lines' | 'transport'>) {
  const t = useTexts('checkout')
  const { transporters, selections, error, reload } = transport
  if (!transporters) return error ? <ErrorNote text={errorText(error, t)} onRetry={reload} /> : <Skeleton lines={2} />
  if (transporters.length === 0) return <Note>{t.checkout.noTransporters}</Note>
  return <TransporterChoices lines={lines} transporters={transporters} selections={selections} onChoose={chooseTransporter} />
}
