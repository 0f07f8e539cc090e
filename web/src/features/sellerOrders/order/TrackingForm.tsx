import * as z from 'zod/mini'
import { readStatus, type SellerOrder } from '#contract/order.ts'
import { errorText } from '#web/api/errorText.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { textsNow, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAction } from '#web/ui/useAction.ts'
import { useForm } from '#web/ui/useForm.ts'
import { saveTracking } from '../useSellerOrders.ts'
import styles from './TrackingForm.module.css'

const Tracking = z.object({ trackingNumber: z.string() })

const LONGEST = 64

/** True if an order still needs its tracking number (SORD-016). */
export const needsTracking = ({ status, trackingNumber }: SellerOrder): boolean => readStatus(status) === 'processing' && !trackingNumber

/** The form for an order's tracking number; removed once it is saved (SORD-016, SORD-017). */
export function TrackingForm({ order }: { order: SellerOrder }) {
  const t = useTexts('sellerOrders')
  const draft = useDraft(`tracking ${order.id}`, Tracking, { trackingNumber: '' })
  const saving = useAction(async (trackingNumber: string) => {
    await saveTracking(order.id, trackingNumber)
    draft.clear()
    toast.success(() => textsNow('sellerOrders').sellerOrders.trackingSaved)
  })
  const form = useForm({
    values: draft.value,
    set: draft.set,
    live: true,
    validate: ({ trackingNumber }): Record<string, string> =>
      trackingNumber.trim() === '' ? { trackingNumber: t.sellerOrders.trackingBlank } : {},
    onSubmit: ({ trackingNumber }) => saving.run(trackingNumber.trim()),
  })
  return (
    <form {...form.props} className={classes('card padded', styles.trackingForm)}>
      <TextField label={t.sellerOrders.tracking} {...form.field('trackingNumber')} maxLength={LONGEST} autoComplete="off" />
      <Button type="submit" kind="line" busy={saving.busy} busyLabel={t.sellerOrders.saving}>
        {t.sellerOrders.save}
      </Button>
      {saving.error !== null && <ErrorNote text={errorText(saving.error, t)} />}
    </form>
  )
}
