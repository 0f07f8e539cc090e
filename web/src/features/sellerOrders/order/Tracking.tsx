import { type RefObject, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { readStatus, type SellerOrder } from '#contract/order.ts'
import { errorText } from '#web/api/errorText.ts'
import { afterPaint } from '#web/api/time.ts'
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

const Draft = z.object({ trackingNumber: z.string() })

const LONGEST = 64

export interface TrackingState {
  /** True while the number can be typed: on its way without one, or after a tap on `Change`. */
  isOpen: boolean
  /** Opens the form with the saved number. Null while the order has no number, or once it is delivered or cancelled. */
  change: (() => void) | null
  /** Closes the form and returns the focus to `Change`. */
  close: () => void
}

/** An order's tracking number can be entered and changed from processing until it is delivered (SORD-016). */
export function useTracking({ status, trackingNumber }: SellerOrder, button: RefObject<HTMLButtonElement | null>): TrackingState {
  const [isChanging, setIsChanging] = useState(false)
  const known = readStatus(status)
  const isOnItsWay = known === 'processing' || known === 'shipping'
  return {
    isOpen: isOnItsWay && (isChanging || !trackingNumber),
    change: isOnItsWay && trackingNumber && !isChanging ? () => setIsChanging(true) : null,
    close: () => {
      setIsChanging(false)
      afterPaint(() => button.current?.focus())
    },
  }
}

/** The form for an order's tracking number; removed once it is saved (SORD-016, SORD-017). */
export function TrackingForm({ order, onSaved }: { order: SellerOrder; onSaved: () => void }) {
  const t = useTexts('sellerOrders')
  const draft = useDraft(`tracking ${order.id}`, Draft, { trackingNumber: order.trackingNumber ?? '' })
  const saving = useAction(async (trackingNumber: string) => {
    await saveTracking(order.id, trackingNumber)
    draft.clear()
    onSaved()
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
  const { ref } = form.props
  useEffect(() => {
    if (order.trackingNumber) ref.current?.querySelector('input')?.focus()
  }, [order.trackingNumber, ref])
  return (
    <form {...form.props} className={classes('card padded', 'tracking-form')}>
      <TextField label={t.sellerOrders.tracking} {...form.field('trackingNumber')} maxLength={LONGEST} autoComplete="off" />
      <Button type="submit" kind="line" busy={saving.busy} busyLabel={t.sellerOrders.saving}>
        {t.sellerOrders.save}
      </Button>
      {saving.error !== null && <ErrorNote text={errorText(saving.error, t)} />}
    </form>
  )
}
