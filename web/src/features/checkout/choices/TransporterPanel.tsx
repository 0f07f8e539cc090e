import { useState } from 'react'
import { errorText } from '#web/api/errorText.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { NO_PREFERENCE } from '../checkoutChoices.ts'
import { setChoices, useCheckoutDraft } from '../draft.ts'
import type { CheckoutLine } from '../lines.ts'
import { useTransporters, validSelections } from '../transporters.ts'
import { TransporterChoices } from './TransporterChoices.tsx'

export interface TransporterPanelProps {
  lines: readonly CheckoutLine[]
  /** Of the delivery address: its transporters come first. */
  region: string | null
  onChosen?: () => void
}

/** A transporter for each product; one left alone goes without preference, once the button is used (CHAT-100, CHAT-101). */
export function TransporterPanel({ lines, region, onChosen }: TransporterPanelProps) {
  const t = useTexts('checkout')
  const { transporters, error, reload } = useTransporters(region)
  const kept = useCheckoutDraft((draft) => draft.transporterSelections)
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({})
  if (!transporters && !error) return <Skeleton lines={3} />

  const valid = transporters ? validSelections(kept, transporters) : kept
  const lost = lines.some((line) => kept[line.productId] !== undefined && valid[line.productId] === undefined)
  const selections = { ...valid, ...picked }
  const chosen = lines.filter((line) => selections[line.productId] !== undefined).length
  const choose = () => {
    setChoices({
      transporterSelections: Object.fromEntries(lines.map(({ productId }) => [productId, selections[productId] ?? NO_PREFERENCE])),
    })
    onChosen?.()
  }
  return (
    <div className="stack">
      {error && !transporters && <ErrorNote text={errorText(error, t)} onRetry={reload} />}
      {lost && <Note>{t.checkout.transporterLost}</Note>}
      {transporters?.length === 0 && <Note>{t.checkout.noTransporters}</Note>}
      {transporters && transporters.length > 0 && (
        <>
          <TransporterChoices
            lines={lines}
            transporters={transporters}
            selections={selections}
            onChoose={(ids, id) => setPicked({ ...picked, ...Object.fromEntries(ids.map((productId) => [productId, id])) })}
          />
          <p className="small mut" role="status">
            {chosen > 0 && fill(t.checkout.chosen, { x: chosen, n: lines.length })}
          </p>
        </>
      )}
      <Button block onClick={choose}>
        {t.checkout.continue}
      </Button>
    </div>
  )
}
