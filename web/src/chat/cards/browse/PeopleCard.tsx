import { useId, useState } from 'react'
import { listProducts } from '#contract/catalogue.ts'
import { MOST_PEOPLE, PORTION_GRAMS, type PortionKind, portionKinds } from '#contract/rules/fish/portions.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { config } from '#web/api/config.ts'
import { errorText } from '#web/api/errorText.ts'
import { useCall } from '#web/api/useCall.ts'
import { roomFor, useCart } from '#web/features/cart/cart.ts'
import { fill, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { Note } from '#web/ui/Note.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StepInput } from '#web/ui/StepInput.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { addListed } from '../../guide/addCommands.ts'
import { browse } from '../../guide/commands.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { queryOfList } from './listed.ts'
import { servingOf, servingSearch } from './serving.ts'

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
