import { addProduct, showFound } from '#web/chat/guide/addCommands.ts'
import { showCard } from '#web/chat/guide/commands.ts'
import { askAgain } from '#web/chat/guide/reply.ts'
import { repairOrHelp } from '../helpFor.ts'
import type { ActHandlers } from '../threadState.ts'
import { clarify } from './clarify.ts'
import { find, findWords } from './find.ts'
import { listInView, rowsInView } from './listInView.ts'
import { keepForLater, shareGoods } from './wishlist.ts'

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
