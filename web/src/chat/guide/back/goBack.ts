import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { dismissFailure } from '#web/features/payment/commands.ts'
import { forgetPendingCode } from '#web/features/session/signInCommands.ts'
import { type Card, type CardKind, isKnown } from '../../kinds/card.ts'
import { allKinds, type ChangeableKind, hasRole, isChangeable, kinds, type OwnBackKind } from '../../kinds/kinds.ts'
import { answerOpenQuestion } from '../../transcript/append.ts'
import { currentRun } from '../../transcript/runs.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { unfoldLive } from '../../transcript/unfolded.ts'
import { type BrowsingCard, browse, change, showCard } from '../commands.ts'
import { say } from '../say.ts'
import { stopRegistering } from '../signIn/signedOut.ts'
import { openRow, useSlipRow } from '../slipRow.ts'
import { editCart } from '../stepCommands.ts'

/** Returns to the previous question, from the first one to the menu (CHAT-034). */
export function goBack(asked: Card | null): void {
  if (asked === null || !isKnown(asked)) return browse()
  switch (kinds[asked.kind].back) {
    case 'menu':
      return browse()
    case 'earlierCard':
      return showEarlierCard(asked)
    case 'earlierStep':
      return reopenStepBefore(asked)
    case 'slip':
      return closeRow(asked)
    case 'own':
      return ownWays[asked.kind as OwnBackKind](asked)
  }
}

/** Closes the row. Where mobile money lacks a number, its row stays open, so `back` leads to the choice of the method (CHAT-181). */
function closeRow({ kind }: Card): void {
  if (kind === 'payPhone' && useSlipRow.getState().open !== kind) setChoices({ paymentMethod: null })
  openRow(null)
  unfoldLive()
}

const ownWays: Readonly<Record<OwnBackKind, (asked: Card) => void>> = {
  // A waiting payment stays (CHAT-033).
  waiting: () => say('stillOpen'),
  stillChecking: () => say('stillOpen'),
  failure: (asked) => {
    answerOpenQuestion(null)
    if ('paymentId' in asked) void dismissFailure(asked.paymentId)
  },
  code: () => {
    answerOpenQuestion(null)
    forgetPendingCode()
  },
  register: () => {
    answerOpenQuestion(null)
    stopRegistering()
  },
  phone: leaveCheckout,
  cartChanged: editCart,
  slip: (asked) => (draftNow().checkoutRequested ? reopenStepBefore(asked) : showEarlierCard(asked)),
}

/** Reopens the last step that comes before this one. */
function reopenStepBefore({ kind }: Card): void {
  const isEarlier = (one: CardKind) => allKinds.indexOf(one) < allKinds.indexOf(kind) && kinds[one].goal !== kinds[kind].goal
  const before = allKinds.filter(isChangeable).findLast(isEarlier)
  if (before) reopen(before)
  else leaveCheckout()
}

function leaveCheckout(): void {
  answerOpenQuestion(null)
  setChoices({ checkoutRequested: false })
}

/** Skips the open question; the guide then asks the reopened one. */
function reopen(kind: ChangeableKind): void {
  answerOpenQuestion(null)
  change(kind)
}

/** Shows the last browsing card of this run that comes earlier on the way to a fish, or the menu. From the slip it leads to a list. */
function showEarlierCard(asked: Card): void {
  const kind = hasRole(asked, 'browsing') ? asked.kind : 'product'
  const earlier = allKinds.slice(1, allKinds.indexOf(kind))
  const card = cardsOfRun().findLast((one) => earlier.includes(one.kind))
  if (card) showCard(card as BrowsingCard)
  else browse()
}

const cardsOfRun = (): Card[] => {
  const { entries } = useTranscript.getState()
  return entries.flatMap(({ run, card }) => (run === currentRun(entries) && isKnown(card) ? [card] : []))
}
