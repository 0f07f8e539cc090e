import { openHelp, openHelpAbout } from '#web/chat/guide/commands.ts'
import { withTexts } from '#web/i18n/texts.ts'
import { isQuestion } from '../read/clauses.ts'
import { type Heard, isBuying } from './heard.ts'
import { repair } from './question/repair.ts'

/** What says no more than that help is wanted. */
const HELP = /(?<![a-z])(?:help|msaada|nisaidie|nisaidieni|saidia|faq)(?![a-z])/gi
const LEAST_WORDS = 3
/** Help, with the answers to what else the line says (CHAT-119). */
export async function openHelpFor(line: string): Promise<void> {
  const about = line.replace(HELP, ' ').trim()
  if ((await answersFor(about)) > 0) openHelpAbout({ search: about })
  else openHelp()
}

/** A question that nobody else took may be one of the frequent ones; beside an open question that is said again. */
export async function repairOrHelp(heard: Heard): Promise<void> {
  const { line, asked } = heard
  const isFrequent = asked === null && !isBuying(heard) && isQuestion(line) && line.split(/\s+/).length >= LEAST_WORDS
  if (isFrequent && (await answersFor(line)) > 0) return openHelpAbout({ search: line })
  await repair(heard)
}

async function answersFor(line: string): Promise<number> {
  if (line === '') return 0
  const { answersNow } = await withTexts(() => import('#web/features/faq/answersNow.ts'), 'faq')
  return answersNow(line)
}
