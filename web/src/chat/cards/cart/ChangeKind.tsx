import { getProduct, type Product } from '#contract/catalogue.ts'
import { setCached } from '#web/api/useCall.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { readToday } from '#web/features/cart/today/readToday.ts'
import { swapLine } from '#web/features/cart/today/swapLine.ts'
import { changeLines } from '#web/features/cart/undo/lastChange.ts'
import { withTexts } from '#web/i18n/texts.ts'
import { later } from '#web/ui/later.tsx'
import { say } from '../../guide/say.ts'
import { takeTurn } from '../../transcript/useTurn.ts'

const KindChoice = later(async () => (await withTexts(() => import('#web/features/order-slip/KindChoice.tsx'), 'kinds')).KindChoice, {
  meanwhile: null,
  failed: null,
})

/** Offers the other kinds of a fish whose kind the shop chose (CHAT-177). */
export const ChangeKind = ({ line: { productId, product, chosenByShop } }: { line: CartLine }) =>
  chosenByShop ? <KindChoice name={product.name} onChoose={(kind) => changeKind(productId, kind)} /> : null

/** Puts another kind at the place of a cart line, at today's price. Throws ApiError. */
async function changeKind(productId: string, kind: Product): Promise<void> {
  const today = await readToday(kind.id)
  setCached(getProduct, { params: { id: today.id } }, today)
  takeTurn()
  if (!changeLines(() => swapLine(productId, today))) say('soldOut')
}
