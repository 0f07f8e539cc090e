import { type Language, languageNow, type Texts } from '#web/i18n/texts.ts'
import { loadTopics, topicsIn } from '#web/i18n/topicsIn.ts'
import { announce } from '#web/ui/announce.ts'
import type { CardOf } from '../kinds/card.ts'
import type { About } from '../kinds/fact.ts'
import { replyText } from '../kinds/replyText.ts'
import type { ReplyId } from '../kinds/row.ts'
import { append } from '../transcript/append.ts'
import { useTranscript } from '../transcript/transcript.ts'

type TopicText = keyof Texts<'topics'>['topics']
export type RepairText = Exclude<keyof Texts<'topics'>['repairs'], 'sorry'>

/** Replies with facts that buyers often ask for again. They are always told in the same words. */
const OFTEN: ReadonlySet<string> = new Set(
  (
    'total totalCash totalWith totalWithCash deliveryFee deliveryTime ways networks approveTime payerNumber ownNumber compare ' +
    'orderHeldPaid orderHeldPart orderHeldDue orderHeldCancelled refundPending refundDone refundPendingFee refundDoneFee requestLeft requestOurs'
  ).split(' '),
)

const CALL: ReplyId[] = ['call', 'help']

/** Sends the reply to an everyday line. If the last reply told the same facts, it says so and offers a call. */
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

/**
 * Sends the open question with its options. The first time, it apologises, unless the line was understood. From the third time on, it offers
 * a call and help.
 */
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

/** Counts how often the same question was repeated since the last other entry. */
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

/** The language of the present line, if it isn't the chosen one. */
let spoken: Language | null = null

/**
 * Sends replies in the language of a line until the next call. Uses the chosen language if the texts of the other can't be loaded
 * (CHAT-164).
 */
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

/** Returns the key of the shop's last sentence; null if something else came after it. */
export const lastReplyText = (): string | null => lastReply()?.text ?? null
