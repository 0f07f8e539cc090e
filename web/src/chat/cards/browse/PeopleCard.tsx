import { useId, useState } from 'react'
import { listProducts, type Product } from '#contract/catalogue.ts'
import { gramsFor, gramsOf, MOST_PEOPLE, PORTION_GRAMS, type PortionKind, portionKinds } from '#contract/rules/fish/portions.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { config } from '#web/api/config.ts'
import { errorText } from '#web/api/errorText.ts'
import { useCall } from '#web/api/useCall.ts'
import { addListed } from '#web/chat/guide/addCommands.ts'
import { browse } from '#web/chat/guide/commands.ts'
import { roomFor } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { fill, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { Note } from '#web/ui/Note.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StepInput } from '#web/ui/StepInput.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { queryOfList } from './listed.ts'
import { isWanted, kindOf } from './narrow.ts'

const A_FAMILY = 4

/** Suggests a product, its weight and price for a number of people; one tap adds it to the cart (CHAT-172). */
export function PeopleCard({ card, entry, live }: CardProps<'people'>) {
  const t = useTexts('shop', 'people', 'chat')
  const errorId = useId()
  const [typed, setTyped] = useState(String(card.people ?? A_FAMILY))
  const [kind, setKind] = useState<PortionKind>('whole')
  const people = /^\d+$/.test(typed) ? Number(typed) : Number.NaN
  const isPossible = people >= 1 && people <= MOST_PEOPLE
  if (entry.answer) {
    return (
      <p className="past knot done">
        <b>{t.chat.peopleQuestion}</b>
      </p>
    )
  }
  return (
    <CardFrame card={card} heading={t.chat.peopleQuestion} live={live}>
      <div className="list-row">
        <StepInput
          label={t.people.people}
          value={typed}
          max={MOST_PEOPLE}
          describedBy={isPossible ? undefined : errorId}
          isWrong={!isPossible}
          onType={setTyped}
          onStep={(step) => setTyped(String(Math.min(MOST_PEOPLE, Math.max(1, (people || 0) + step))))}
        />
        <span aria-hidden="true">{t.people.people}</span>
      </div>
      <div className="presets" role="group" aria-label={t.people.kind}>
        {portionKinds.map((each) => (
          <button
            key={each}
            type="button"
            className={classes('preset', each === kind && 'is-on')}
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {t.people.kinds[each]}
          </button>
        ))}
      </div>
      {isPossible ? (
        <Suggestion key={kind} people={people} kind={kind} entryId={entry.id} />
      ) : (
        <p className="field-error" id={errorId} role="alert">
          {people > MOST_PEOPLE
            ? fill(t.people.tooMany, { max: MOST_PEOPLE, shopPhone: config.support.phone })
            : fill(t.cart.numberWrong, { max: MOST_PEOPLE })}
        </p>
      )}
    </CardFrame>
  )
}

function Suggestion({ people, kind, entryId }: { people: number; kind: PortionKind; entryId: string }) {
  const t = useTexts('shop', 'people', 'chat')
  const lines = useCart((cart) => cart.lines)
  const { data, error, reload } = useCall(listProducts, { query: queryOfList({ search: servingSearch[kind] }) })
  const serving = data && servingOf(data.data, { people, kind, room: (product) => roomFor(product, lines) })
  const { run, busy } = useAction(async () => serving && addListed(serving.product, serving.packs, entryId))
  if (error && !data) return <ErrorNote text={errorText(error, t)} onRetry={reload} />
  if (!data) return <Skeleton lines={2} />
  if (!serving) {
    return (
      <>
        <Note>{t.people.none}</Note>
        <Button kind="line" block onClick={browse}>
          {t.chat.browse}
        </Button>
      </>
    )
  }
  const { product, packs, grams, price, isShort } = serving
  const weight = grams < 1_000 ? fill(t.people.grams, { n: grams }) : fill(t.people.kilos, { n: grams / 1_000 })
  return (
    <>
      <div role="status">
        <b>{wholeSums(fill(isShort ? t.people.short : t.people.enough, { people, weight }))}</b>
        <p>
          {fishName(product.name)} <span className="nowrap">{`× ${packs}`}</span>
        </p>
        <p className="hint">{fill(t.people.each, { grams: PORTION_GRAMS[kind] })}</p>
      </div>
      <Button block busy={busy} onClick={() => void run()}>
        {fill(t.chat.addNumber, { n: packs, sum: formatTzs(price) })}
      </Button>
    </>
  )
}

/** The search word for each kind of portion. */
export const servingSearch: Readonly<Record<PortionKind, string>> = { whole: 'sato', fillet: 'minofu', dagaa: 'dagaa' }

export interface Serving {
  readonly product: Product
  readonly packs: number
  readonly grams: number
  readonly price: number
  /** True if even the largest possible order is too little. */
  readonly isShort: boolean
}

const isOfKind: Readonly<Record<PortionKind, (product: Product) => boolean>> = {
  whole: (product) =>
    kindOf(product) === 'fresh' && (['fillet', 'steak', 'head', 'tail'] as const).every((cut) => !isWanted(product, { cut })),
  fillet: (product) => /^(?:fresh|frozen)$/.test(kindOf(product) ?? '') && isWanted(product, { cut: 'fillet' }),
  dagaa: (product) => kindOf(product) === 'dried' && !isWanted(product, { cut: 'flour' }),
}

/**
 * Returns the cheapest product that feeds the given number of people, in whole packs rounded up (CHAT-172).
 * If no single product is enough, it returns the one with the most grams; null if nothing is in stock.
 * `room` returns how many packs of a product may still be added.
 */
export function servingOf(
  products: readonly Product[],
  { people, kind, room }: { people: number; kind: PortionKind; room: (product: Product) => number },
): Serving | null {
  const need = gramsFor(people, kind)
  const servings = products.filter(isOfKind[kind]).flatMap((product): Serving[] => {
    const pack = gramsOf(product.name)
    const most = room(product)
    if (pack === null || most < 1) return []
    const packs = Math.min(Math.ceil(need / pack), most)
    return [{ product, packs, grams: packs * pack, price: packs * wholeShillings(product.unitPrice), isShort: packs * pack < need }]
  })
  const [best = null] = [...servings].sort(
    (a, b) => Number(a.isShort) - Number(b.isShort) || (a.isShort ? b.grams - a.grams : a.price - b.price || a.packs - b.packs),
  )
  return best
}
