import { searchName } from '../tokens/lexicon.ts'
import type { Amount } from '../tokens/numbers.ts'
import type { Token } from '../tokens/tokens.ts'
import type { Count, Item } from '../Understood.ts'

/** A fish and its place in the line. */
interface Mention {
  readonly at: number
  readonly item: Item
  taken: boolean
}

const SEPARATOR = /^(?:na|and|pamoja|plus|then|halafu|alafu|afu|kisha|pia|but|lakini|[,;&+]|\n)$/
const NEW_CLAUSE = /^(?:but|lakini|bali|ila|[,;]|\n)$/
const DENIES = /^(?:not|no|without|sio|siyo|si|bila|wala|instead|badala|isipokuwa|except|dont|kasoro|never|hapana)$/
/** Negations of only the next word. */
const isNot = (token: Token | undefined): boolean => token !== undefined && /^(?:sio|siyo|si|not|never)$/.test(token.word)
/** Nouns whose `my` sounds like a fish: kikapu changu. */
const OWNED = /^(?:ki|cha$)|moyo/

/** `tuna wageni`: we have guests. */
const WE_HAVE = /^(?:wageni|watu|watoto|njaa|hamu|shida|haja|mpango)$/

/** Returns the fish of the line in order, each once, with number, kind, cut, size and negation. */
export function itemsIn(tokens: readonly Token[], amounts: readonly Amount[]): Item[] {
  const mentions = mentionsIn(tokens)
  countThem(tokens, amounts, mentions)
  for (const group of ['kind', 'cut', 'size'] as const) describe(tokens, mentions, group)
  deny(tokens, amounts, mentions)
  return merged(mentions)
}

/** Returns the fish that a token names, unless the word has another meaning there. */
export function fishOf(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at]
  const meaning = [...(token?.means ?? [])].find((one) => one.startsWith('fish:'))
  if (!token || !meaning) return null
  const before = tokens[at - 1]?.word ?? ''
  const after = tokens[at + 1]?.word ?? ''
  if (token.word === 'changu' && OWNED.test(before) && before !== 'kilo' && before !== 'kila') return null
  if (token.word === 'kaa' && /^(?:hapo|hapa|chini|karibu|kimya|na|tayari)$/.test(after)) return null
  const isOfMany = at === 0 && tokens.some(({ means }) => means.has('people') || means.has('event'))
  if (token.word === 'tuna' && (isOfMany || WE_HAVE.test(after))) return null
  if (token.word === 'kamba' && /pig/.test(before)) return null
  if (token.word === 'simu' && !tokens.some(({ means }) => means.has('kilo') || means.has('kind:fresh'))) return null
  return meaning.slice('fish:'.length)
}

function mentionsIn(tokens: readonly Token[]): Mention[] {
  return tokens.flatMap((_, at) => {
    const fish = fishOf(tokens, at)
    return fish === null ? [] : [{ at, item: { fish, search: searchName(fish).toLowerCase(), quantity: null }, taken: false }]
  })
}

/** A number belongs to the fish before it if that has none yet, or else to the next one, unless something separates them. */
function countThem(tokens: readonly Token[], amounts: readonly Amount[], mentions: Mention[]): void {
  const isParted = (from: number, to: number): boolean =>
    tokens.slice(from, to).some((token) => SEPARATOR.test(token.word) || /^(?:for|with|kwa)$/.test(token.word) || isWish(token))
  const counts = amounts.filter(({ kind }) => kind === 'count' || kind === 'fraction')
  const left: Amount[] = []
  for (const count of counts) {
    const before = mentions.findLast(({ at, taken }) => at < count.from && !taken && !isParted(at + 1, count.from))
    const after = mentions.find(({ at, taken }) => at >= count.to && !taken && !isParted(count.to, at))
    const takesAfter = after && /^(?:za|ya|wa|of|x)$/.test(tokens[after.at - 1]?.word ?? '')
    const mention = takesAfter ? after : (before ?? after)
    if (mention) give(mention, count)
    else left.push(count)
  }
  // `squid, 3 kilos, prawns, 2`: between commas, the number belongs to the fish before.
  for (const count of left.splice(0)) {
    const before = mentions.findLast(({ at }) => at < count.from)
    const isListed = before && !before.taken && tokens.slice(before.at + 1, count.from).every(({ word }) => word === ',')
    if (isListed) give(before, count)
    else left.push(count)
  }
  const rest = mentions.filter(({ taken }) => !taken)
  if (left.length < counts.length)
    for (const mention of rest) if (/^an?$/.test(tokens[mention.at - 1]?.word ?? '')) give(mention, { value: 1, kind: 'count' })
  const forAll = left[0]
  // `remove one and add prawns`
  if (!forAll || tokens.slice(Math.max(0, forAll.from - 1), forAll.from).some(isDenial)) return
  if (rest.length === 1 && rest[0]) give(rest[0], forAll)
}

function give(mention: Mention, { kind, value }: Pick<Amount, 'kind' | 'value'>): void {
  mention.item.quantity = kind === 'fraction' ? 'fraction' : value
  mention.taken = true
}

/** The description follows the fish in Swahili (`sato wa moshi`) and precedes it in English (`smoked tuna`). */
function describe(tokens: readonly Token[], mentions: readonly Mention[], group: 'kind' | 'cut' | 'size'): void {
  tokens.forEach(({ means, language }, at) => {
    const meaning = [...means].find((one) => one.startsWith(`${group}:`))
    if (!meaning) return
    const before = mentions.findLast((mention) => mention.at <= at)
    const after = mentions.find((mention) => mention.at >= at)
    const isNear = after && after.at - at <= 3 && !tokens.slice(at, after.at).some(({ word }) => SEPARATOR.test(word))
    const isSwahili = language === 'sw' || /^(?:wa|za|ya|la)$/.test(tokens[at - 1]?.word ?? '')
    const mention = isNear && (!isSwahili || !before) ? after : (before ?? after)
    if (mention) Object.assign(mention.item, { [group]: meaning.slice(group.length + 1) })
  })
}

const isDenial = ({ word, means }: Token): boolean =>
  DENIES.test(word) ||
  [...means].some((meaning) => meaning.endsWith('.dont') || /^(?:want|put|buy|take|orderVerb|need)\.neg$/.test(meaning)) ||
  /^(?:toa|ondoa|futa|utoe|uondoe|remove|delete|achana)$/.test(word) ||
  /ghairi/.test(word) ||
  ((means.has('remove') || means.has('cancel')) && !means.has('reduce') && !means.has('remove.they') && !means.has('remove.you'))
const isWish = ({ means, word }: Token): boolean =>
  ['want', 'put', 'buy', 'give'].some((meaning) => means.has(meaning) && !means.has(`${meaning}.neg`) && !means.has(`${meaning}.dont`)) &&
  word !== 'naomba'

/** Words that end a negation: `sio changu, nilisema chewa`, `toa sato ibaki changu`. */
const turnsTo = ({ word, means }: Token): boolean =>
  /^(?:said|meant|asked|wanted|keep|ni)$/.test(word) ||
  ['speak', 'wanted', 'remain'].some((one) => means.has(one) && !means.has(`${one}.neg`))

/** `dagaa acha`, `leave the tuna out`; but not `acha nione dagaa`. */
const LEAVES = /^(?:acha|leave) (?:acha|out)$/

/** A negation ends with its clause or at the next wish. At the end of a clause, it negates the fish before it, or a number alone. */
function deny(tokens: readonly Token[], amounts: readonly Amount[], mentions: readonly Mention[]): void {
  const deniesNumber = (at: number) =>
    isNot(tokens[at]) && amounts.some(({ from, to }) => from === at + 1 && !mentions.some((mention) => mention.at === to))
  let denied = false
  let since = 0
  tokens.forEach((token, at) => {
    if (NEW_CLAUSE.test(token.word)) [denied, since] = [false, at]
    const leaves =
      LEAVES.test(`${token.word} ${tokens.at(-1)?.word}`) ||
      // `acha sato zikae`: they stay.
      (/^(?:acha|skip)$/.test(token.word) &&
        !/^(?:zi|wa|i)(?:kae|baki|we)$/.test(tokens[at + 2]?.word ?? '') &&
        mentions.some((mention) => mention.at === at + 1))
    if ((isDenial(token) || leaves) && !deniesNumber(at)) {
      denied = true
      const rest = tokens.slice(at + 1)
      const stop = rest.findIndex(({ word }) => NEW_CLAUSE.test(word))
      const hasNext = mentions.some((mention) => mention.at > at && (stop < 0 || mention.at <= at + stop))
      const last = mentions.findLast((mention) => mention.at < at && mention.at >= since)
      if (token.word === 'hapana' && last) [last.item.not, denied] = [true, false]
      else if (!hasNext && last && !/^(?:bila|without|si|badala|instead)$/.test(token.word)) last.item.not = true
    } else if (turnsTo(token) && mentions.some((mention) => mention.at < at && mention.item.not)) denied = false
    else if (isWish(token) && tokens[at - 1] && !/^(?:not|dont|no|never)$/.test(tokens[at - 1]?.word ?? '')) denied = false
    const mention = mentions.find((one) => one.at === at)
    if (mention && denied) mention.item.not = true
  })
}

/** A fish that is named twice is one item, unless its kinds differ. */
function merged(mentions: readonly Mention[]): Item[] {
  const items: Item[] = []
  for (const { item } of mentions) {
    const same = items.find((one) => one.fish === item.fish && (one.kind === item.kind || !item.kind || !one.kind) && one.not === item.not)
    if (!same) items.push(item)
    else Object.assign(same, { quantity: same.quantity ?? item.quantity, ...(item.kind ? { kind: item.kind } : {}) })
  }
  return items
}

/** Returns the number of a line with at most one fish; with several, each has its own. `sio tatu, ni tano` negates the first number. */
export function lineQuantity(tokens: readonly Token[], items: readonly Item[], amounts: readonly Amount[]): Count {
  if (items.length > 1) return null
  if (items[0] && items[0].quantity !== null) return items[0].quantity
  const counts = amounts.filter(({ kind }) => kind === 'count' || kind === 'fraction')
  const isDenied = ({ from }: Amount): boolean =>
    isNot(tokens[from - 1]) ||
    [...(tokens[from - 1]?.means ?? [])].some((meaning) => meaning.endsWith('.neg')) ||
    /^(?:didnt|never)$/.test(tokens[from - 2]?.word ?? '')
  const first = counts.find((count) => !isDenied(count)) ?? counts[0]
  return first ? (first.kind === 'fraction' ? 'fraction' : first.value) : null
}
