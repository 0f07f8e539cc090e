import { listProducts } from '#contract/catalogue.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { withLock } from '#web/api/storage/locks.ts'
import { setCached } from '#web/api/useCall.ts'
import { addToCart, cartCount, useCart } from '#web/features/cart/cart.ts'
import { changeLines } from '#web/features/cart/undo/lastChange.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { say } from '../../guide/say.ts'
import type { CardOf, Wish } from '../../kinds/card.ts'
import type { Entry } from '../../transcript/entry.ts'
import { entryNow, putEntries, whenSaved } from '../../transcript/transcript.ts'
import { takeTurn } from '../../transcript/useTurn.ts'
import { working, workingOn } from '../../transcript/working.ts'
import { queryOfList } from './listed.ts'
import { areSettled, statesNow } from './wishStates.ts'

type WishEntry = Entry & { readonly card: CardOf<'wishes'> }

/** Chooses the product of one row; null reopens the choice. */
export const decideWish = (entryId: string, row: number, productId: string | null, quantity?: number): Promise<void> =>
  changeWish(entryId, row, ({ productId: _before, ...wish }) => ({
    ...wish,
    ...(productId !== null && { productId }),
    ...(quantity !== undefined && { quantity }),
  }))

/** Leaves one row out. */
export const leaveOutWish = (entryId: string, row: number): Promise<void> => changeWish(entryId, row, (wish) => ({ ...wish, off: true }))

/** Changes one row unless its fish is already in the cart. */
export const changeWish = (entryId: string, row: number, change: (wish: Wish) => Wish): Promise<void> =>
  changeEntry(entryId, (entry) => {
    putRows(
      entry,
      entry.card.rows.map((wish, at) => (at === row && wish.added === undefined ? change(wish) : wish)),
    )
  })

/** Adds every decided row to the cart at today's price and stock, once in all tabs (CHAT-043, CHAT-091). Open rows stay open. Returns the number of packs added. */
export const addWishes = (entryId: string): Promise<number> => workingOn(entryId, () => addToday(entryId))

async function addToday(entryId: string): Promise<number> {
  const rows = (await openEntry(entryId))?.card.rows
  if (!rows) return 0
  try {
    await working(() => Promise.all(rows.map(readWish)))
  } catch (error) {
    say('problem', errorText(error, textsNow()))
    return 0
  }
  let sum = 0
  await changeEntry(entryId, (entry) => {
    // Other tabs receive the changed cart before the new card. Only the tab with the turn writes entries, so their guides do not react.
    takeTurn()
    changeLines(() => {
      const added = statesNow(entry.card.rows, useCart.getState().lines).map((state) =>
        state.is === 'decided' ? { productId: state.product.id, added: addToCart(state.product, state.n).addedQuantity } : {},
      )
      sum = added.reduce((total, one) => total + ('added' in one ? one.added : 0), 0)
      putRows(
        entry,
        entry.card.rows.map((wish, at) => ({ ...wish, ...added[at] })),
      )
    })
  })
  return sum
}

/** Reads the products of a row before they are added (MON-040); the cards that show them update. */
async function readWish(wish: Wish): Promise<void> {
  const query = { query: queryOfList(wish) }
  setCached(listProducts, query, await send(listProducts, { ...query, decides: true }))
}

async function openEntry(id: string): Promise<WishEntry | null> {
  const entry = await entryNow(id)
  return entry && !entry.answer && entry.card.kind === 'wishes' ? { ...entry, card: entry.card } : null
}

async function changeEntry(id: string, change: (entry: WishEntry) => void): Promise<void> {
  await withLock('thread-add', async () => {
    const entry = await openEntry(id)
    if (entry) change(entry)
    await whenSaved()
  })
}

/** Stores the rows. The card stays open while a row is open, and is then answered with the number added. */
function putRows(entry: WishEntry, rows: Wish[]): void {
  const { lines } = useCart.getState()
  const sum = rows.reduce((total, { added = 0 }) => total + added, 0)
  const isOver = rows.every(({ off }) => off) || (sum > 0 && areSettled(statesNow(rows, lines)))
  putEntries([
    {
      ...entry,
      card: { ...entry.card, rows },
      ...(entry.cartCountWhenShown === undefined ? {} : { cartCountWhenShown: cartCount(lines) }),
      ...(isOver && { answer: sum > 0 ? { value: sum } : { superseded: true as const } }),
    },
  ])
}
