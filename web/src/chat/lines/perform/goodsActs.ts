import type { Product } from '#contract/catalogue.ts'
import { fish } from '#contract/rules/fish/names.ts'
import { soughtOf } from '#web/chat/cards/browse/listed.ts'
import { narrow } from '#web/chat/cards/browse/narrow.ts'
import { addProduct, showFound } from '#web/chat/guide/addCommands.ts'
import { showCard, showProducts } from '#web/chat/guide/commands.ts'
import { askAgain, reply } from '#web/chat/guide/reply.ts'
import { isKnown } from '#web/chat/kinds/card.ts'
import { asFish, inRow } from '#web/chat/kinds/fact.ts'
import { kinds } from '#web/chat/kinds/kinds.ts'
import { answerOpenQuestion, append } from '#web/chat/transcript/append.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { working } from '#web/chat/transcript/working.ts'
import { basketLink } from '#web/features/cart/basketLink.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { readToday } from '#web/features/cart/today/readToday.ts'
import { productToShare } from '#web/features/catalogue/product/productToShare.ts'
import { storeIntent } from '#web/features/session/intents.ts'
import { personNow } from '#web/features/session/person.ts'
import { addHeart } from '#web/features/wishlist/wishlistStore.ts'
import { type LinkToShare, share } from '#web/ui/share.ts'
import type { FishToFind } from '../act.ts'
import { distance } from '../lexicon/typos.ts'
import { find, findWords, searchProducts } from './find.ts'
import { listInView, rowsInView } from './goodsNow.ts'
import { repairOrHelp } from './repair.ts'
import { type ActHandlers, isBuying, type ThreadAndLine } from './threadState.ts'

export const goods = {
  want: ({ goods: wanted }) => find(wanted, true),
  look: ({ goods: named }) => find(named, false),
  lookForWords: async ({ words, quantity }, thread) => {
    // If the words almost name several fish, asks which one.
    if (!(await findWords(words, quantity)) && !clarify(thread)) await repairOrHelp(thread)
  },
  pick: async ({ rows }, thread) => {
    // Adds one of each row, unless the line or the list has a number (CHAT-136, CHAT-137).
    const each = listInView(thread)?.quantity ?? 1
    for (const { id, quantity = each } of rows) if (!(await addProduct(id, quantity))) return
  },
  narrow: async ({ sought }, thread) => {
    const asked = listInView(thread)
    if (asked === null) return
    const { beside: _beside, ...list } = asked
    showCard({ ...list, ...sought })
    const isCount = Object.keys(sought).join() === 'quantity'
    if (isCount) askAgain('list', { n: String((await rowsInView(thread)).length) }, true)
  },
  keepForLater: ({ goods: named }) => keepForLater(named),
  share: ({ goods: named, isCart }) => shareGoods(named, isCart),
  showFish: ({ product }) => showFound(product),
} satisfies Partial<ActHandlers>

const LEAST_LETTERS = 5
const MOST_WRONG = 2
const MOST_WORDS = 4
const MOST_READINGS = 4

/** Asks which fish is meant if a short line almost names several. Never during the checkout (CHAT-081, CHAT-127). */
function clarify(thread: ThreadAndLine): boolean {
  if (isBuying(thread) || (thread.asked !== null && kinds[thread.asked.kind].role !== 'browsing')) return false
  const readings = readingsOf(thread.line)
  if (readings.length < 2) return false
  answerOpenQuestion(null, { kind: 'clarify', readings })
  return true
}

/**
 * Returns the fish at a distance of two letters from a word of the line, the nearest first. With one wrong letter, the fish has been
 * recognised already (CHAT-055).
 */
export function readingsOf(line: string): string[] {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length > MOST_WORDS) return []
  const long = words.filter((word) => word.length >= LEAST_LETTERS)
  return Object.values(fish)
    .map((all) => all.split(' ').filter((name) => !name.includes('_')))
    .map((names) => ({ name: names[0] ?? '', wrong: Math.min(...names.flatMap((name) => long.map((word) => wrongIn(word, name)))) }))
    .filter(({ wrong }) => wrong <= MOST_WRONG)
    .sort((a, b) => a.wrong - b.wrong)
    .slice(0, MOST_READINGS)
    .map(({ name }) => name)
}

const wrongIn = (word: string, name: string): number =>
  word[0] === name[0] && name.length >= LEAST_LETTERS ? distance(word, name, MOST_WRONG) : MOST_WRONG + 1

/** Adds a fish to the wishlist. If there are several kinds, the heart on each row lets the buyer choose (CHAT-118). */
async function keepForLater([fish]: readonly FishToFind[]): Promise<void> {
  const [product, ...others] = await productsMeant(fish)
  if (!product) return reply('wishWhich', {}, 'browse')
  if (fish && others.length > 0) return showProducts({ search: fish.search, ...soughtOf(fish, fish.text) })
  if (personNow() === null) {
    storeIntent({ kind: 'heart', productId: product.id })
    return append({ kind: 'signIn', why: 'wishlist' })
  }
  addHeart(product)
  reply('wishAdded', { name: asFish(product.name) }, 'wishlist')
}

/** Shares the link of the cart or a fish (CHAT-121, CHAT-122). If the device can't share, the link is shown for copying. */
async function shareGoods([fish]: readonly FishToFind[], isCart: boolean): Promise<void> {
  const { lines } = useCart.getState()
  const [product, ...others] = isCart ? [] : await productsMeant(fish)
  if (fish && others.length > 0) return showProducts({ search: fish.search, ...soughtOf(fish, fish.text) })
  if (product) return handOver(productToShare(product))
  if (lines.length === 0) return isCart ? reply('cartEmpty', {}, 'browse') : reply('shareWhich', {}, 'browse')
  const { url, leftOut } = basketLink(lines)
  await handOver({ url })
  const names = leftOut.map(({ product: { name } }) => asFish(name))
  if (names.length > 0) reply('shareLeftOut', { names: inRow(names, ', ') }, 'cart')
}

async function handOver(shared: LinkToShare): Promise<void> {
  const result = await share(shared)
  if (result === 'copied') reply('linkCopied')
  if (result === 'failed') reply('shareLink', { link: shared.url })
}

/** Returns the products of the named fish, else the one shown last. */
async function productsMeant(fish?: FishToFind): Promise<readonly Product[]> {
  if (fish) return narrow(await working(() => searchProducts(fish.search)), fish)
  const seen = useTranscript.getState().entries.findLast(({ card }) => isKnown(card) && 'productId' in card)?.card
  return seen && 'productId' in seen ? [await working(() => readToday(seen.productId))] : []
}
