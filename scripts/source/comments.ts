import type { Comment, Source } from './ast.ts'
import { at, type Check } from './project.ts'

/** Matches phrases that are grammatical but hard to read. */
const PHRASE = /\bstands\b| of it\b| (is|are) no /gi
/** Matches the start of a sentence that has no subject, or a clause as its subject. */
const START = /(?:^|[.:;?!]\s+)(?:(?:Of|What|Whoever) |Where [^.;?!]*? is )/g

/** Finds phrases in comments that make readers ask "who?" or "which?", if there are more than older comments have (`spared`). */
export const hardPhrases =
  (spared: number): Check =>
  ({ code, sheets }) => {
    const files = [...code, ...sheets.map((sheet) => ({ ...sheet, comments: cssComments(sheet.text) }))]
    const found = files.flatMap((file) =>
      joined(file).flatMap(({ start, text }) =>
        phrasesIn(text).map((phrase) => at(file, start, `write this comment in plain English, without “${phrase}”`)),
      ),
    )
    return found.length > spared ? found : []
  }

/** Returns the hard phrases of a comment. A question such as `What is it?` is not one of them. */
function phrasesIn(comment: string): string[] {
  const starts = [...comment.matchAll(START)].filter(({ index, 0: found }) => !/^[^.;!]*\?/.test(comment.slice(index + found.length)))
  return [...comment.matchAll(PHRASE), ...starts].map(([found]) => found.trim())
}

/** Returns the comments of a file, each as one line of text. Consecutive `//` lines are one comment. */
function joined({ text, comments }: Pick<Source, 'text' | 'comments'>): { start: number; text: string }[] {
  const found: Comment[] = []
  for (const { start, end, value } of comments) {
    const last = found.at(-1)
    const continues = last && text.startsWith('//', start) && /^\n[ \t]*$/.test(text.slice(last.end, start))
    if (continues) Object.assign(last, { end, value: `${last.value} ${value}` })
    else found.push({ start, end, value })
  }
  return found.map(({ start, value }) => ({
    start,
    text: value
      .replace(/^\*|\n\s*\*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }))
}

function cssComments(text: string): Comment[] {
  return [...text.matchAll(/\/\*(.*?)\*\//gs)].map(({ index, 0: all, 1: value = '' }) => ({ start: index, end: index + all.length, value }))
}
