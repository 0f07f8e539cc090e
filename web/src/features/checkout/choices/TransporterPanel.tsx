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
  const kept = useCheckoutDraft((draft) => draft.transporterSelections)
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({})
  const [each, setEach] = useState(false)
  const [all, setAll] = useState(false)
  if (!transporters && !error) return <Skeleton lines={3} />

  const valid = transporters ? validSelections(kept, transporters) : kept
  const lost = lines.some((line) => kept[line.productId] !== undefined && valid[line.productId] === undefined)
  const open = lines.filter((line) => valid[line.productId] === undefined)
  const asked = open.length > 0 ? open : lines
  const selections = { ...valid, ...picked }
  const choose = (products: readonly CheckoutLine[], id: string) => {
    const next = { ...selections, ...Object.fromEntries(products.map(({ productId }) => [productId, id])) }
    setPicked(next)
    if (allChosen(lines, next)) setChoices({ transporterSelections: next })
  }
  const serving = carriersFor(region, transporters ?? [])
  const choices = choicesOf(serving, t)
  const shown = all ? choices : choices.slice(0, SHOWN)
  const [only] = asked
  return (
    <div className="stack">
      {error && !transporters && <ErrorNote text={errorText(error, t)} onRetry={reload} />}
      {lost && <Note>{t.checkout.transporterLost}</Note>}
      {transporters && serving.length === 0 && <Note>{t.checkout.noTransporters}</Note>}
      {each ? (
        asked.map((line) => (
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
          label={asked.length === 1 && only ? fill(t.checkout.whoCarries, { product: fishName(only.product.name) }) : t.checkout.useForAll}
          labelHidden={false}
          choices={shown}
          onChoose={(id) => choose(asked, id)}
        />
      )}
      {each && (
        <p className="small mut" role="status">
          {fill(t.checkout.chosen, { x: asked.filter(({ productId }) => selections[productId] !== undefined).length, n: asked.length })}
        </p>
      )}
      {choices.length > shown.length && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {t.addresses.showAll}
        </Button>
      )}
      {asked.length > 1 && choices.length > 1 && (
        <Button kind="quiet" onClick={() => setEach(!each)}>
          {each ? t.checkout.useForAll : t.checkout.transportersHint}
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
