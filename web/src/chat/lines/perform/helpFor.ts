import { openHelp } from '#web/chat/guide/commands.ts'
import { append } from '#web/chat/transcript/append.ts'
import { withTexts } from '#web/i18n/texts.ts'
import { isQuestion } from '../read/clauses.ts'
import { repair } from './question/repair.ts'
import { isBuying, type ThreadAndLine } from './threadState.ts'

/** Words that only ask for help. */
const HELP = /(?<![a-z])(?:help|msaada|nisaidie|nisaidieni|saidia|faq)(?![a-z])/gi
const LEAST_WORDS = 3
/** Opens help with answers to the rest of the line (CHAT-119). */
export async function openHelpFor(line: string): Promise<void> {
  const about = line.replace(HELP, ' ').trim()
  if ((await answersFor(about)) > 0) append({ kind: 'help', search: about })
  else openHelp()
}

/** Looks up a question without a move in the frequent questions. An open question is repeated. */
export async function repairOrHelp(thread: ThreadAndLine): Promise<void> {
  const { line, asked } = thread
  const isFrequent = asked === null && !isBuying(thread) && isQuestion(line) && line.split(/\s+/).length >= LEAST_WORDS
  if (isFrequent && (await answersFor(line)) > 0) return append({ kind: 'help', search: line })
  await repair(thread)
}

async function answersFor(line: string): Promise<number> {
  if (line === '') return 0
  const { answersNow } = await withTexts(() => import('#web/features/faq/answersNow.ts'), 'faq')
  return answersNow(line)
}
