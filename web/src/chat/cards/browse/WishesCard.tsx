import { useRef, useState } from 'react'
import useSWR from 'swr'
import { listProducts, type Product } from '#contract/catalogue.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { failureText } from '#web/api/errorText.ts'
import { keyOf } from '#web/api/http/request.ts'
import { readToShow } from '#web/api/useCall.ts'
import { useSavedAt } from '#web/api/useSavedAt.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { fill, type Language, useLanguage, useTexts, wholeSums } from '#web/i18n/texts.ts'
import { announce } from '#web/ui/announce.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { FishName } from '#web/ui/FishName.tsx'
import { shownParts } from '#web/ui/fishName.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { subtitle } from '#web/ui/nameParts.ts'
import { OptionButtons } from '#web/ui/OptionButtons.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { browse } from '../../guide/commands.ts'
import type { Wish } from '../../kinds/card.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { capitalized } from '../capitalized.ts'
import { queryOfList } from './listed.ts'
import styles from './WishesCard.module.css'
import { addWishes, decideWish, leaveOutWish } from './wishes.ts'
import { statesOf, type WishState } from './wishStates.ts'

/** Shows each fish of a line that named several, asks which product each one is, and adds all chosen ones with one button (CHAT-134, CHAT-162). */
export function WishesCard({ card, entry, live }: CardProps<'wishes'>) {
  const t = useTexts('shop', 'chat', 'wishes')
  const list = useRef<HTMLUListElement>(null)
  const inCart = useCart((cart) => cart.lines)
  const { found, error, reload, savedAt } = useFound(card.rows)
  const states = statesOf(card.rows, found ?? [], inCart)
  const decided = states.flatMap((state) => (state.is === 'decided' ? [state] : []))
  const n = decided.reduce((total, one) => total + one.n, 0)
  const sum = decided.reduce((total, one) => total + one.n * wholeShillings(one.product.unitPrice), 0)
  const { run, busy } = useAction(async () => {
    const added = await addWishes(entry.id)
    if (added > 0) announce(fill(t.wishes.inCart, { n: added }))
    list.current?.focus()
  })
  // Focus the list, because the tapped button disappears.
  const change = (work: Promise<void>) => void work.then(() => list.current?.focus())
  return (
    <CardFrame card={card} heading={t.chat.wishes} live={live}>
      <SavedStrip at={savedAt} />
      <ul ref={list} tabIndex={-1} aria-label={t.chat.wishes}>
        {card.rows.map((wish, row) => (
          <WishRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and never change their order
            key={row}
            wish={wish}
            state={states[row] ?? { is: 'unread' }}
            onDecide={(productId) => change(decideWish(entry.id, row, productId))}
            onLeaveOut={() => change(leaveOutWish(entry.id, row))}
          />
        ))}
      </ul>
      {error !== undefined && !found && <ErrorNote text={failureText(error, t, t.catalogue.productsFailed)} onRetry={reload} />}
      {!error && !found && <Skeleton lines={2} />}
      {n > 0 ? (
        <Button block busy={busy} busyLabel={t.wishes.adding} onClick={() => void run()}>
          {wholeSums(fill(t.wishes.add, { n, sum: formatTzs(sum) }))}
        </Button>
      ) : (
        found &&
        !states.some(({ is }) => is === 'open') && (
          <Button kind="line" block onClick={browse}>
            {t.chat.browse}
          </Button>
        )
      )}
    </CardFrame>
  )
}

/** Returns the products found for each row. Reads the cache first, which the typed line may have filled already. */
function useFound(rows: readonly Wish[]) {
  const queries = rows.map((row) => ({ query: queryOfList(row) }))
  const keys = queries.map((query) => keyOf(listProducts, query))
  const { data, error, mutate } = useSWR<(readonly Product[])[], Parameters<typeof failureText>[0]>(`wishes ${keys.join(' ')}`, () =>
    Promise.all(queries.map(async (query) => (await readToShow(listProducts, query)).data)),
  )
  return { found: data, error, reload: () => void mutate(), savedAt: useSavedAt(keys) }
}

interface WishRowProps {
  wish: Wish
  state: WishState
  /** Chooses a product for the row; null reopens the choice. */
  onDecide: (productId: string | null) => void
  onLeaveOut: () => void
}

function WishRow({ wish, state, onDecide, onLeaveOut }: WishRowProps) {
  const t = useTexts('chat', 'wishes')
  const { language } = useLanguage()
  const name = nameOf(wish, language)
  if (state.is === 'off') return null
  const product = 'product' in state ? state.product : undefined
  return (
    <li className={styles.wishRow}>
      <b>
        {product ? (
          <FishName name={product.name} quantity={state.is === 'added' ? state.n : 0} />
        ) : (
          wholeSums(`${name} × ${wish.quantity ?? 1}`)
        )}
      </b>
      {state.is !== 'added' && <IconButton icon="close" label={fill(t.wishes.leaveOut, { name })} onClick={onLeaveOut} />}
      <WishDetail state={state} onDecide={onDecide} />
      {state.is === 'decided' && state.hasOthers && (
        <Button kind="quiet" onClick={() => onDecide(null)}>
          {t.chat.change} <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </li>
  )
}

/** The line below the name: the price, the open choice, or why the fish cannot be added. */
function WishDetail({ state, onDecide }: Pick<WishRowProps, 'state' | 'onDecide'>) {
  const t = useTexts('chat', 'wishes')
  switch (state.is) {
    case 'open':
      return <Kinds choices={state.choices} onDecide={onDecide} />
    case 'decided':
      return (
        <>
          <p className={styles.wishSum}>
            <span className="small muted">
              {wholeSums(fill(t.wishes.each, { n: state.n, price: formatTzs(wholeShillings(state.product.unitPrice)) }))}
            </span>
            <b className="money">{formatTzs(state.n * wholeShillings(state.product.unitPrice))}</b>
          </p>
          {state.n < state.asked && <p className="small">{fill(t.wishes.fewer, state)}</p>}
        </>
      )
    case 'added':
      return (
        <span className="list-row small muted">
          <Icon name="check" size="s" /> <span>{fill(t.wishes.inCart, { n: state.n })}</span>
        </span>
      )
    case 'notFound':
    case 'soldOut':
    case 'full':
      return <span className="small">{t.wishes[state.is]}</span>
    default:
      return null
  }
}

const SHOWN_FIRST = 3

function Kinds({ choices, onDecide }: { choices: readonly Product[]; onDecide: (productId: string) => void }) {
  const t = useTexts('wishes')
  const [all, setAll] = useState(false)
  const shown = all ? choices : choices.slice(0, SHOWN_FIRST)
  return (
    <div className="stack">
      <OptionButtons
        label={t.wishes.which}
        labelHidden={false}
        choices={shown.map(({ id, name, unitPrice }) => ({
          value: id,
          title: shownParts(name).title,
          hint: subtitle(shownParts(name)),
          end: formatTzs(wholeShillings(unitPrice)),
        }))}
        onChoose={onDecide}
      />
      {shown.length < choices.length && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {t.wishes.moreKinds}
        </Button>
      )}
    </div>
  )
}

const nameOf = ({ search, fish }: Wish, language: Language): string => capitalized((language === 'en' && fish) || search)
