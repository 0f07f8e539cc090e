import { corpus } from '#tools/understand/corpus/corpus.ts'
import { decide } from '../../web/src/chat/lines/decide.ts'
import { understand } from '../../web/src/chat/lines/lexicon/understand.ts'
import { readLine } from '../../web/src/chat/lines/read/read.ts'
import { moments } from '../../web/src/chat/lines/testing/moments.ts'
import { plainLine } from '../../web/src/chat/message/listMarks.ts'
import { maskLine } from '../../web/src/chat/message/secrets.ts'
import { type Measurement, percentile, type Result } from '../measurement.ts'

const PASSES = 3

/** Measures a warm parser. The best of several passes counts, because other processes can only slow a pass down. */
export const understanding: Measurement = () => Promise.resolve([slowestOfCorpus(), slowestLongLine()])

function slowestOfCorpus(): Result {
  const first = corpus.map(({ line }) => timeOf(() => understand(line)))
  return {
    row: 'CHAT-048',
    what: 'the slowest line of the corpus is understood',
    value: slowestLine(understand),
    limit: 5,
    unit: 'ms',
    note: `${corpus.length} lines; at first reading 99 % within ${percentile(first, 99).toFixed(2)} ms`,
  }
}

/** Returns the time of the slowest line, in ms. Each pass reads the whole corpus, because the parser remembers the last lines it has read. */
export function slowestLine(read: (line: string) => unknown): number {
  const passes = Array.from({ length: PASSES }, () => corpus.map(({ line }) => timeOf(() => read(line))))
  return Math.max(...corpus.map((_, place) => Math.min(...passes.map((pass) => pass[place] ?? 0))))
}

/** Each line repeats one of these: words, numbers, signs, and the ends and beginnings of what the parser looks for. */
const REPEATED =
  '1 |0-0-|. a|na |na na |a|bcdf|1|07|+|, |. |? |!|\n|and |but |ila |½|🐟|1/2 |1,000 |1,|1.|1kg|1-|(1|1 - |1) |A1|smk-|elfu |laki moja |moja na |kumi na |' +
  'saa |not |no |one of |the one |ya kwanza |note: |mwambie |tarehe |1 jan |order |if |can you |lipa |cash |because |any one |mwanangu, |mama |ku|nita|ana|' +
  'kg|%41|a@b.|http://a.b/|-|…|(|"|/|٠|१|ا|好|\u200b|\u00a0|Ab |A|sato |sato, |sato 1 |sato na changu |take the cart |take out |half a |my name is |will receive |' +
  'x y |abcdefghij |mpokeaji |bring it to |people |keshi |salio |umelipa |AB1.'
const LENGTH = 1000
const MIXES = 40

/** Measures all that reads a line of 1,000 letters before something is done, of the kinds above and of mixtures of them. */
function slowestLongLine(): Result {
  const units = REPEATED.split('|')
  const mixed = Array.from({ length: MIXES }, (_, mix) => longOf((at) => units[(mix * 31 + at * (mix + 7)) % units.length] ?? ''))
  const lines = [...units.map((unit) => longOf(() => unit)), ...mixed]
  const everyday = longOf((at) => `${corpus[(at * 97) % corpus.length]?.line ?? ''}. `)
  const [slowest, ...others] = lines.map((line) => ({ line, ...bestOf(line) })).sort((a, b) => b.cpu - a.cpu)
  return {
    row: 'CHAT-175',
    what: 'the slowest line of 1,000 letters is read',
    value: slowest?.wall ?? 0,
    cpu: slowest?.cpu,
    limit: 50,
    unit: 'ms',
    baseline: { what: 'a line of 1,000 letters made of everyday lines', value: bestOf(everyday).wall },
    mostTimesBaseline: 3,
    note: `of ${others.length + 1} lines; it begins with ${JSON.stringify(slowest?.line.slice(0, 20))}`,
  }
}

function longOf(part: (at: number) => string): string {
  let text = ''
  for (let at = 0; text.length < LENGTH; at++) text += part(at)
  return text.slice(0, LENGTH)
}

/** Each pass reads another line of the same kind, because the parser remembers what it has read. Times are in ms. */
function bestOf(line: string): { readonly wall: number; readonly cpu: number } {
  const passes = Array.from({ length: PASSES }, (_, pass) => {
    const { user } = process.cpuUsage()
    const wall = timeOf(() => readAll(line.slice(0, LENGTH - 1) + 'qxz'.charAt(pass)))
    return { wall, cpu: process.cpuUsage({ user, system: 0 }).user / 1000 }
  })
  return { wall: Math.min(...passes.map(({ wall }) => wall)), cpu: Math.min(...passes.map(({ cpu }) => cpu)) }
}

function readAll(line: string): void {
  maskLine(line, { paying: true, codePending: true, codeAsked: false })
  decide(readLine(plainLine(line)), moments.review)
}

function timeOf(work: () => unknown): number {
  const since = performance.now()
  work()
  return performance.now() - since
}
