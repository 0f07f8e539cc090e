import { parseSync } from 'vite'

/** Matches phrases that are grammatical but hard to read. */
const PHRASE = /\bstands\b| of it\b| (is|are) no /gi
/** Matches the start of a sentence that has no subject, or a clause as its subject. */
const START = /(?:^|[.:;?!]\s+)(?:(?:Of|What|Whoever) |Where [^.;?!]*? is )/g

/** Returns the phrases in a comment that make readers ask "who?" or "which?". A question such as `What is it?` is not one of them. */
export function tellTales(comment: string): string[] {
  const starts = [...comment.matchAll(START)].filter(({ index, 0: found }) => !/^[^.;!]*\?/.test(comment.slice(index + found.length)))
  return [...comment.matchAll(PHRASE), ...starts].map(([found]) => found.trim())
}

/** Returns the comments of a file, each as one line of text. Consecutive `//` lines are one comment. */
export function commentsOf(path: string, text: string): { line: number; text: string }[] {
  const found = path.endsWith('.css') ? cssComments(text) : parseSync(path, text).comments
  const joined: { start: number; end: number; value: string }[] = []
  for (const { start, end, value } of found) {
    const last = joined.at(-1)
    const continues = last && text.startsWith('//', start) && /^\n[ \t]*$/.test(text.slice(last.end, start))
    if (continues) Object.assign(last, { end, value: `${last.value} ${value}` })
    else joined.push({ start, end, value })
  }
  return joined.map(({ start, value }) => ({
    line: text.slice(0, start).split('\n').length,
    text: value
      .replace(/^\*|\n\s*\*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }))
}

function cssComments(text: string): { start: number; end: number; value: string }[] {
  return [...text.matchAll(/\/\*(.*?)\*\//gs)].map(({ index, 0: all, 1: value = '' }) => ({ start: index, end: index + all.length, value }))
}
