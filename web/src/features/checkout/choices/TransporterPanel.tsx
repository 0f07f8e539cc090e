import { useState } from 'react'
import type { Transporter } from '#contract/transporter.ts'
import { errorText } from '#web/api/errorText.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { fill, type Texts, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import type { Choice } from '#web/ui/ChoiceGroup.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { Note } from '#web/ui/Note.tsx'
import { OptionButtons } from '#web/ui/OptionButtons.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { NO_PREFERENCE } from '../checkout.ts'
import { setChoices, useCheckoutDraft } from '../draft.ts'
import { allChosen, transportersFor, useTransporters, validSelections } from '../transporters.ts'

export interface TransporterPanelProps {
  lines: readonly CartLine[]
  /** The region of the delivery address; only transporters of this region are offered. */
  region: string | null
  onChosen: () => void
}

const SHOWN = 4

/**
 * The transporter question in the thread: one tap for all lines without a transporter, or one per line. Valid earlier choices are kept
 * (CHAT-100, CHAT-101, CHAT-149).
 */
export function TransporterPanel({ lines, region, onChosen }: TransporterPanelProps) {
  const t = useTexts('checkout')
  const { transporters, error, reload } = useTransporters(region)
  const { linesToChoose, hasInvalid, selections, choose } = useLineChoices({ lines, transporters, onChosen })
  const [isPerProduct, setPerProduct] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  if (!transporters && !error) return <Skeleton lines={3} />

  const serving = transportersFor(region, transporters ?? [])
  const choices = choicesOf(serving, t)
  const shown = showsAll ? choices : choices.slice(0, SHOWN)
  return (
    <div className="stack">
      {error && !transporters && <ErrorNote text={errorText(error, t)} onRetry={reload} />}
      {hasInvalid && <Note>{t.checkout.transporterLost}</Note>}
      {transporters && serving.length === 0 && <Note>{t.checkout.noTransporters}</Note>}
      {isPerProduct ? (
        <QuestionPerProduct lines={linesToChoose} choices={shown} selections={selections} onChoose={choose} />
      ) : (
        <OptionButtons
          label={questionFor(linesToChoose, t)}
          labelHidden={false}
          choices={shown}
          onChoose={(id) => choose(linesToChoose, id)}
        />
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

type Selections = Readonly<Record<string, string>>

interface LineChoices {
  /** The lines without a valid choice; all lines if each has one. */
  linesToChoose: readonly CartLine[]
  /** True if an earlier choice is no longer valid. */
  hasInvalid: boolean
  selections: Selections
  choose: (lines: readonly CartLine[], id: string) => void
}

interface LinesToChoose extends Pick<TransporterPanelProps, 'lines' | 'onChosen'> {
  transporters: readonly Transporter[] | undefined
}

/** The transporter chosen for each line. The choices are stored once every line has one. */
function useLineChoices({ lines, transporters, onChosen }: LinesToChoose): LineChoices {
  const stored = useCheckoutDraft((draft) => draft.transporterSelections)
  const [picked, setPicked] = useState<Selections>({})
  const valid = transporters ? validSelections(stored, transporters) : stored
  const withoutChoice = lines.filter((line) => valid[line.productId] === undefined)
  const selections = { ...valid, ...picked }
  const choose = (chosen: readonly CartLine[], id: string) => {
    const next = { ...selections, ...Object.fromEntries(chosen.map(({ productId }) => [productId, id])) }
    setPicked(next)
    if (!allChosen(lines, next)) return
    setChoices({ transporterSelections: next })
    onChosen()
  }
  return {
    linesToChoose: withoutChoice.length > 0 ? withoutChoice : lines,
    hasInvalid: withoutChoice.some((line) => stored[line.productId] !== undefined),
    selections,
    choose,
  }
}

interface QuestionPerProductProps {
  lines: readonly CartLine[]
  choices: readonly Choice<string>[]
  selections: Selections
  onChoose: LineChoices['choose']
}

function QuestionPerProduct({ lines, choices, selections, onChoose }: QuestionPerProductProps) {
  const t = useTexts('checkout')
  const chosen = lines.filter(({ productId }) => selections[productId] !== undefined)
  return (
    <>
      {lines.map((line) => (
        <OptionButtons
          key={line.productId}
          label={questionFor([line], t)}
          labelHidden={false}
          choices={choices}
          value={selections[line.productId] ?? null}
          onChoose={(id) => onChoose([line], id)}
        />
      ))}
      <p className="small muted" role="status">
        {fill(t.checkout.chosen, { x: chosen.length, n: lines.length })}
      </p>
    </>
  )
}

const questionFor = ([first, ...others]: readonly CartLine[], { checkout: words }: Texts<'checkout'>): string =>
  first && others.length === 0 ? fill(words.whoCarries, { product: fishName(first.product.name) }) : words.useForAll

/** No preference first, then the transporters with name, region, description and number of deliveries (CHAT-168). */
const choicesOf = (serving: readonly Transporter[], { checkout: words }: Texts<'checkout'>): readonly Choice<string>[] => [
  { value: NO_PREFERENCE, title: words.noPreference },
  ...serving.map(({ id, businessName: name, region, description, deliveries }) => ({
    value: id,
    title: fill(words.transporter, { name, region }),
    hint: [description, deliveries ? fill(words.deliveries, { n: deliveries }) : ''].filter(Boolean).join(' '),
  })),
]
