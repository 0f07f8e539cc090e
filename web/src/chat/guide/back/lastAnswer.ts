import { create } from 'zustand'
import { afterOnScreen, type Cancel, now } from '#web/api/time.ts'
import { forgetChange } from '#web/features/cart/undo/lastChange.ts'
import { type CheckoutChoices, PHONE_TO_ASK } from '#web/features/checkout/checkout.ts'
import { setChoices, useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { hasRole } from '../../kinds/kinds.ts'
import { isOpenQuestion } from '../../transcript/openQuestion.ts'
import { putEntries, useTranscript } from '../../transcript/transcript.ts'
import { takeTurn } from '../../transcript/useTurn.ts'

/** Which choices are answers to a question, so that they can be undone. */
const isAnswer = {
  checkoutRequested: false,
  addressId: true,
  deliveryOption: true,
  transporterSelections: true,
  paymentMethod: true,
  phone: true,
  notes: false,
  usualRead: false,
  addressGiven: false,
} as const satisfies Readonly<Record<keyof CheckoutChoices, boolean>>
type AnswerKey = { [Key in keyof typeof isAnswer]: (typeof isAnswer)[Key] extends true ? Key : never }[keyof typeof isAnswer]
type PurchaseChoices = Pick<CheckoutChoices, AnswerKey>
const ANSWERS = (Object.keys(isAnswer) as (keyof CheckoutChoices)[]).filter((key): key is AnswerKey => isAnswer[key])

interface LastAnswer {
  /** The id of the card that asked for this answer. */
  readonly to: string | undefined
  readonly at: number
  /** The choices that this answer replaced. */
  readonly before: Partial<PurchaseChoices>
}

/** The last checkout choice, made in the chat or on a page. `Undo` works until the next choice, or until one is cleared (CHAT-036). */
export const useLastAnswer = create<{ last: LastAnswer | null }>()(() => ({ last: null }))
const forget = (): void => useLastAnswer.setState({ last: null })

/** All writes of one tap or line count as one answer. Cancels the timer that ends this group; null between two groups. */
let endGroup: Cancel | null = null

useCheckoutDraft.subscribe((draft, was) => {
  const changed = ANSWERS.filter((key) => JSON.stringify(draft[key]) !== JSON.stringify(was[key]))
  if (changed.length === 0) return
  // A choice taken over from the last order is not an answer of the buyer (CHAT-181).
  if (draft.owner === was.owner && draft.usualRead && !was.usualRead) return
  if (draft.owner !== was.owner || changed.some((key) => isCleared(was[key], draft[key]))) return forget()
  forgetChange()
  const to = useTranscript.getState().entries.findLast(({ card }) => hasRole(card, 'question'))?.id
  const { last } = useLastAnswer.getState()
  const before = Object.fromEntries(changed.map((key) => [key, was[key]]))
  useLastAnswer.setState({ last: { to, at: now(), before: { ...before, ...(endGroup && last?.to === to ? last?.before : {}) } } })
  endGroup?.()
  endGroup = afterOnScreen(0, () => {
    endGroup = null
  })
})

/** Returns whether a choice was cleared, also if only one product lost its transporter. */
const isCleared = (was: PurchaseChoices[keyof PurchaseChoices], value: PurchaseChoices[keyof PurchaseChoices]): boolean =>
  value === null ||
  value === PHONE_TO_ASK ||
  (typeof was === 'object' && Object.keys(was ?? {}).some((id) => !Object.hasOwn(Object(value), id)))

/** Undoes the last answer: skips its question and the open one, and the guide asks again. Returns false if there is none. */
export function undoAnswer(): boolean {
  const { last } = useLastAnswer.getState()
  if (last === null) return false
  takeTurn()
  const skipped = useTranscript.getState().entries.filter((entry) => isOpenQuestion(entry) || entry.id === last.to)
  putEntries(skipped.map((entry) => ({ ...entry, answer: { superseded: true } })))
  setChoices(last.before)
  forget()
  return true
}
