import { useRef, useState } from 'react'
import { listProducts, type Product } from '#contract/catalogue.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { errorText } from '#web/api/errorText.ts'
import { useCall } from '#web/api/useCall.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName, shownParts } from '#web/ui/fishName.ts'
import { subtitle } from '#web/ui/nameParts.ts'
import { OptionButtons } from '#web/ui/OptionButtons.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { fishOf, otherKinds } from './otherKinds.ts'

export interface KindChoiceProps {
  /** The name of the product that is in the cart. */
  name: string
  /** Puts another kind in its place. The row that holds this component may disappear then. */
  onChoose: (kind: Product) => Promise<void>
}

/** `Change kind` with the other kinds of the same fish and their prices (CHAT-177). */
export function KindChoice({ name, onChoose }: KindChoiceProps) {
  const t = useTexts('kinds')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t.kinds.change} <span className="visually-hidden">{fishName(name)}</span>
      </Button>
      {isOpen && <Kinds name={name} onChoose={onChoose} />}
    </div>
  )
}

const WHOLE_MARKET = 100

function Kinds({ name, onChoose }: KindChoiceProps) {
  const t = useTexts('kinds')
  const list = useRef<HTMLDivElement>(null)
  const { data, error, reload } = useCall(listProducts, { query: { search: fishOf(name), take: WHOLE_MARKET } })
  const kinds = data && otherKinds(name, data.data)
  const choice = useAction(async (id: string) => {
    // The tapped button disappears with its row, so the focus goes to what holds the row.
    const holder = list.current?.closest<HTMLElement>('ul, article')
    const kind = kinds?.find((one) => one.id === id)
    if (kind) await onChoose(kind)
    holder?.setAttribute('tabindex', '-1')
    holder?.focus()
  })
  return (
    <div ref={list} className="stack">
      {!kinds && !error && <Skeleton lines={2} />}
      {!kinds && error && <ErrorNote text={errorText(error, t)} onRetry={reload} />}
      {kinds?.length === 0 && <p className="hint">{t.kinds.none}</p>}
      {kinds && kinds.length > 0 && (
        <OptionButtons
          label={t.kinds.which}
          labelHidden={false}
          choices={kinds.map(({ id, name: called, unitPrice }) => ({
            value: id,
            title: shownParts(called).title,
            hint: subtitle(shownParts(called)),
            end: formatTzs(wholeShillings(unitPrice)),
          }))}
          onChoose={(id) => void choice.run(id)}
        />
      )}
      {choice.error !== null && <ErrorNote text={errorText(choice.error, t)} />}
    </div>
  )
}
