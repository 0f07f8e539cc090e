import { showFound } from '#web/chat/guide/addCommands.ts'
import { showCard } from '#web/chat/guide/commands.ts'
import { askAgain } from '#web/chat/guide/reply.ts'
import { repairOrHelp } from '../helpFor.ts'
import type { ActHandlers } from '../threadState.ts'
import { clarify } from './clarify.ts'
import { find, findWords } from './find.ts'
import { addByLine, changeOpenWish, listInView, pick, rowsInView } from './listInView.ts'
import { keepForLater, shareGoods } from './wishlist.ts'

export const goods = {
  want: ({ goods: wanted }) => find(wanted, true),
  look: ({ goods: named }) => find(named, false),
  lookForWords: async ({ words, quantity }, thread) => {
    // If the words almost name several fish, asks which one.
    if (!(await findWords(words, quantity)) && !clarify(thread)) await repairOrHelp(thread)
  },
  pick: async ({ rows }, thread) => {
    const asked = listInView(thread)
    const products = await rowsInView(thread)
    // If several rows are picked, adds one of each, unless the line or the list has a number.
    const wanted = asked?.kind === 'products' ? asked.quantity : undefined
    const each = rows.length > 1 ? (wanted ?? 1) : undefined
    for (const { id, quantity = each } of rows) {
      const product = products.find((one) => one.id === id)
      if (!product || !(await pick(product, asked, quantity))) return
    }
  },
  narrow: async ({ sought }, thread) => {
    const asked = listInView(thread)
    if (asked?.kind === 'wishes') return changeOpenWish(sought)
    if (asked?.kind !== 'products') return
    const { beside: _beside, ...list } = asked
    showCard({ ...list, ...sought })
    const isCount = Object.keys(sought).join() === 'quantity'
    if (isCount) askAgain('list', { n: String((await rowsInView(thread)).length) }, true)
  },
  putInWishes: () => addByLine(),
  keepForLater: ({ goods: named }) => keepForLater(named),
  share: ({ goods: named, isCart }) => shareGoods(named, isCart),
  showFish: ({ product }) => showFound(product),
} satisfies Partial<ActHandlers>
