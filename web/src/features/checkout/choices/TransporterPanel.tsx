import { useState } from 'react'
import type { Transporter } from '#contract/transporter.ts'
import { errorText } from '#web/api/errorText.ts'
import { fill, type Texts, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import type { Choice } from '#web/ui/ChoiceGroup.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { Note } from '#web/ui/Note.tsx'
import { OptionButtons } from '#web/ui/OptionButtons.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { NO_PREFERENCE } from '../checkoutChoices.ts'
import { setChoices, useCheckoutDraft } from '../draft.ts'
import type { CheckoutLine } from '../lines.ts'
import { allChosen, carriersFor, useTransporters, validSelections } from '../transporters.ts'

export interface TransporterPanelProps {
  lines: readonly CheckoutLine[]
  /** The region of the delivery address; only transporters of this region are offered. */
  region: string | null
}

const SHOWN = 4

/**
 * The transporter question in the thread: one tap for all lines without a transporter, or one per line. Valid earlier choices are kept
 * (CHAT-100, CHAT-101, CHAT-149).
 */
export function TransporterPanel({ lines, region }: TransporterPanelProps) {
  const t = useTexts('checkout')
  const { transporters, error, reload } = useTransporters(region)
  const stored = useCheckoutDraft((draft) => draft.transporterSelections)
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({})
  const [isPerProduct, setPerProduct] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  if (!transporters && !error) return <Skeleton lines={3} />

  const valid = transporters ? validSelections(stored, transporters) : stored
  const hasInvalid = lines.some((line) => stored[line.productId] !== undefined && valid[line.productId] === undefined)
  const withoutChoice = lines.filter((line) => valid[line.productId] === undefined)
  const linesToChoose = withoutChoice.length > 0 ? withoutChoice : lines
  const selections = { ...valid, ...picked }
  const choose = (products: readonly CheckoutLine[], id: string) => {
    const next = { ...selections, ...Object.fromEntries(products.map(({ productId }) => [productId, id])) }
    setPicked(next)
    if (allChosen(lines, next)) setChoices({ transporterSelections: next })
  }
  const serving = carriersFor(region, transporters ?? [])
  const choices = choicesOf(serving, t)
  const shown = showsAll ? choices : choices.slice(0, SHOWN)
  const [firstLine] = linesToChoose
  return (
    <div className="stack">
      {error && !transporters && <ErrorNote text={errorText(error, t)} onRetry={reload} />}
      {hasInvalid && <Note>{t.checkout.transporterLost}</Note>}
      {transporters && serving.length === 0 && <Note>{t.checkout.noTransporters}</Note>}
      {isPerProduct ? (
        linesToChoose.map((line) => (
          <OptionButtons
            key={line.productId}
            label={fill(t.checkout.whoCarries, { product: fishName(line.product.name) })}
            labelHidden={false}
            choices={shown}
            value={selections[line.productId] ?? null}
            onChoose={(id) => choose([line], id)}
          />
        ))
      ) : (
        <OptionButtons
          label={
            linesToChoose.length === 1 && firstLine
              ? fill(t.checkout.whoCarries, { product: fishName(firstLine.product.name) })
              : t.checkout.useForAll
          }
          labelHidden={false}
          choices={shown}
          onChoose={(id) => choose(linesToChoose, id)}
        />
      )}
      {isPerProduct && (
        <p className="small muted" role="status">
          {fill(t.checkout.chosen, {
            x: linesToChoose.filter(({ productId }) => selections[productId] !== undefined).length,
            n: linesToChoose.length,
          })}
        </p>
      )}
      {choices.length > shown.length && (
        <Button kind="quiet" onClick={() => setShowsAll(true)}>
          {t.addresses.showAll}
        </Button>
      )}
      {linesToChoose.length > 1 && choices.length > 1 && (
        <Button kind="quiet" onClick={() => setPerProduct(!isPerProduct)}>
          {isPerProduct ? t.checkout.useForAll : t.checkout.transportersHint}
        </Button>
      )}
    </div>
  )
}

/** No preference first, then the transporters with name, region, description and number of deliveries (CHAT-168). */
const choicesOf = (serving: readonly Transporter[], { checkout: words }: Texts<'checkout'>): readonly Choice<string>[] => [
  { value: NO_PREFERENCE, title: words.noPreference },
  ...serving.map(({ id, businessName: name, region, description, deliveries }) => ({
    value: id,
    title: fill(words.transporter, { name, region }),
    hint: [description, deliveries ? fill(words.deliveries, { n: deliveries }) : ''].filter(Boolean).join(' '),
  })),
]
