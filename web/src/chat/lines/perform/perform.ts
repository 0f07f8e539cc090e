import { LIMITS } from '#contract/rules/constants.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { notesOf, wishesOf } from '#web/features/checkout/notes.ts'
import { checkPayment } from '#web/features/payment/commands.ts'
import { askCancel } from '../../cards/orders/askCancel.ts'
import { reply } from '../../input/reply/reply.ts'
import { unfoldLive } from '../../transcript/unfolded.ts'
import type { Act } from '../act.ts'

/** The only file of `lines/` that changes anything. */
export async function perform(acts: readonly Act[]): Promise<void> {
  for (const act of acts) await performOne(act)
}

async function performOne(act: Act): Promise<void> {
  switch (act.do) {
    case 'tell':
      return reply(act.text, act.facts, ...act.replies)
    case 'askAgain':
      return unfoldLive()
    case 'lookAtPayment':
      return checkPayment(act.paymentId)
    case 'confirmCancel':
      return askCancel(act.order)
    case 'setNote':
      return addToNote(act.wishes)
  }
}

function addToNote(wishes: readonly string[]): void {
  const before = wishesOf(draftNow().notes)
  const added = wishes.filter((wish) => !before.includes(wish))
  const notes = (notesOf([...before, ...added]) ?? '').slice(0, LIMITS.notes)
  setChoices({ notes })
  reply('noted', { note: notes.replace(/^@+/, '') })
}
