import type { CardOf, ReplyId } from '#web/chat/cards/card.ts'
import type { About } from '#web/chat/cards/told/fact.ts'
import { replyText } from '#web/chat/cards/told/replyText.ts'
import { append } from '#web/chat/transcript/append.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { type Language, languageNow, type Texts } from '#web/i18n/texts.ts'
import { loadTopics, topicsIn } from '#web/i18n/topicsIn.ts'
import { announce } from '#web/ui/announce.ts'
import type { TopicText } from '../act.ts'

export type RepairText = Exclude<keyof Texts<'topics'>['repairs'], 'sorry'>

/** Facts that are asked for often: each time they are said plainly. */
const OFTEN: ReadonlySet<string> = new Set(
  (
    'total totalCash totalWith totalWithCash deliveryFee deliveryTime ways networks approveTime payerNumber ownNumber compare ' +
    'orderHeldPaid orderHeldPart orderHeldDue orderHeldCancelled refundPending refundDone refundPendingFee refundDoneFee requestLeft requestOurs'
  ).split(' '),
)

const CALL: ReplyId[] = ['call', 'help']

/** Answers an everyday line; the same fact twice running is not said in the same words (voice, part 1). */
export function reply(text: TopicText, about: About = {}, ...replies: readonly ReplyId[]): void {
  const last = lastReply()
  const sentence = topicsIn(spoken).texts.topics[text]
  const hasFacts = typeof sentence !== 'string' || sentence.includes('{')
  const isAgain = last?.of === 'topics' && last.text === text && !OFTEN.has(text) && hasFacts && tellsThat(last, about)
  put({ kind: 'reply', of: 'topics', text, about, ...(isAgain ? { how: 'again', replies: CALL } : { replies: [...replies] }) })
}

const tellsThat = (last: CardOf<'reply'>, about: About): boolean =>
  JSON.stringify({ ...last.about, ...about }) === JSON.stringify(last.about)

const OFFERS_CALL = 3

/** Says the open question with its options; the apology comes with the first miss only, the phone with the third. */
export function askAgain(text: RepairText, about: About, understood: boolean): void {
  const misses = missesRunning(text)
  put({
    kind: 'reply',
    of: 'repairs',
    text,
    about,
    ...(misses === 0 && !understood ? { how: 'sorry' } : {}),
    ...(misses + 1 >= OFFERS_CALL ? { replies: CALL } : {}),
  })
}

/** How many times the same question was said again since something else was. */
function missesRunning(text: string): number {
  const told = useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'said' ? [] : card))
  return told.length - 1 - told.findLastIndex((card) => card.kind !== 'reply' || card.of !== 'repairs' || card.text !== text)
}

function put(card: CardOf<'reply'>): void {
  const answer = spoken === null ? card : { ...card, language: spoken }
  append(answer)
  const { texts, language: of } = topicsIn(spoken)
  announce(replyText(answer, texts, of) ?? '')
}

/** Of the line that is answered now, where it is not the chosen one. */
let spoken: Language | null = null

/** Answers until the next call in the language of a line; in the chosen one where the texts of the other cannot be had (CHAT-164). */
export async function answerIn(language: Language | null): Promise<void> {
  spoken = null
  if (language === null || language === languageNow()) return
  const isThere = await loadTopics(language).then(
    () => true,
    () => false,
  )
  if (isThere) spoken = language
}

function lastReply(): CardOf<'reply'> | null {
  const last = useTranscript.getState().entries.findLast(({ card }) => card.kind !== 'said')?.card
  return last?.kind === 'reply' ? last : null
}

/** The key of the shop's words that came last; null where something else did. */
export const lastTold = (): string | null => lastReply()?.text ?? null
