import type { Amount } from './amounts.ts'
import { searchName } from './lexicon.ts'
import type { Token } from './tokens.ts'
import type { Count, Item } from './Understood.ts'

/** A fish and its place in the line. */
interface Mention {
  readonly at: number
  readonly item: Item
}

const SEPARATOR = /^(?:na|and|pamoja|plus|then|halafu|alafu|afu|kisha|pia|but|lakini|[,;&+]|\n)$/
const NEW_CLAUSE = /^(?:but|lakini|bali|ila|[,;]|\n)$/
const DENIES =
  /^(?:not|no|without|sio|siyo|si|bila|wala|instead|badala|isipokuwa|except|dont|kasoro|never|hapana|toa|ondoa|futa|utoe|uondoe|remove|delete|achana|.*ghairi.*)$/
/** Negations of only the next word. */
const isNot = (token: Token | undefined): boolean => /^(?:sio|siyo|si|not|never)$/.test(token?.word ?? '')
/** Nouns after which `changu` means `my`, as in `kikapu changu`. After `kilo`, it is the fish. */
const OWNED = /^(?:ki(?!l[ao]$)|cha$)|moyo/
/** Words after which `kaa` means `sit` and not `crab`: `kaa hapo`. */
const SIT = /^(?:hapo|hapa|chini|karibu|kimya|na|tayari)$/
/** Words after which `tuna` means `we have` and not the fish: `tuna wageni`. */
const WE_HAVE = /^(?:wageni|watu|watoto|njaa|hamu|shida|haja|mpango)$/

/** Returns the fish of the line in order, each once, with number, kind, cut, size and negation. */
export function itemsIn(tokens: readonly Token[], amounts: readonly Amount[]): Item[] {
  const mentions = mentionsIn(tokens)
  countThem(tokens, amounts, mentions)
  for (const group of ['kind', 'cut', 'size'] as const) describe(tokens, mentions, group)
  deny(tokens, amounts, mentions)
  return merged(mentions.filter((mention) => mentions.length === 1 || !stays(mention, tokens)))
}

/** Returns the fish that a token names, unless the word has another meaning there. */
export function fishOf(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at]
  const meaning = [...(token?.means ?? [])].find((one) => one.startsWith('fish:'))
  return !token || !meaning || meansElse(token, at, tokens) ? null : meaning.slice('fish:'.length)
}

/** `kikapu changu`, `kaa hapo`, `tuna wageni`, `pigwa kamba`, `nipigie simu`: the word is not the fish of that name. */
function meansElse({ word }: Token, at: number, tokens: readonly Token[]): boolean {
  const before = tokens[at - 1]?.word ?? ''
  const after = tokens[at + 1]?.word ?? ''
  switch (word) {
    case 'changu':
      return OWNED.test(before)
    case 'kaa':
      return SIT.test(after)
    case 'tuna':
      return WE_HAVE.test(after) || (at === 0 && tokens.some(({ means }) => means.has('people') || means.has('event')))
    case 'kamba':
      return /pig/.test(before)
    case 'simu':
      return !tokens.some(({ means }) => means.has('kilo') || means.has('kind:fresh'))
    default:
      return false
  }
}

function mentionsIn(tokens: readonly Token[]): Mention[] {
  return tokens.flatMap((_, at) => {
    const fish = fishOf(tokens, at)
    return fish === null ? [] : [{ at, item: { fish, search: searchName(fish).toLowerCase(), quantity: null } }]
  })
}

/** Sets the quantity of each fish from the numbers of the line. */
function countThem(tokens: readonly Token[], amounts: readonly Amount[], mentions: readonly Mention[]): void {
  const counts = amounts.filter(isCount)
  const apart = giveEach(counts, (count) => nearest(count, tokens, mentions))
  const left = giveEach(apart, (count) => listedBefore(count, tokens, mentions))
  const rest = mentions.filter(isFree)
  // In `two squid and a crab`, the article means one.
  const articles = left.length < counts.length ? rest.filter(({ at }) => /^an?$/.test(tokens[at - 1]?.word ?? '')) : []
  for (const mention of articles) give(mention, { value: 1, kind: 'count' })
  const [count] = left
  const [mention, ...others] = rest
  // In `remove one and add prawns`, the number is not the quantity of the prawns.
  const isDenied = count && tokens.slice(Math.max(0, count.from - 1), count.from).some(isDenial)
  if (count && mention && others.length === 0 && !isDenied) give(mention, count)
}

const isCount = ({ kind }: Amount): boolean => kind === 'count' || kind === 'fraction'

/** Gives each number to the fish found for it, and returns the numbers without one. */
function giveEach(counts: readonly Amount[], find: (count: Amount) => Mention | undefined): readonly Amount[] {
  const left: Amount[] = []
  for (const count of counts) {
    const mention = find(count)
    if (mention) give(mention, count)
    else left.push(count)
  }
  return left
}

/** A number belongs to the fish before it if that has none yet, or else to the next one, unless something separates them. */
function nearest({ from, to }: Amount, tokens: readonly Token[], mentions: readonly Mention[]): Mention | undefined {
  const isJoined = (start: number, end: number): boolean =>
    !tokens.slice(start, end).some((token) => SEPARATOR.test(token.word) || /^(?:for|with|kwa)$/.test(token.word) || isWish(token))
  const free = mentions.filter(isFree)
  const before = free.findLast(({ at }) => at < from && isJoined(at + 1, from))
  const after = free.find(({ at }) => at >= to && isJoined(to, at))
  const isOfNext = after && /^(?:za|ya|wa|of|x)$/.test(tokens[after.at - 1]?.word ?? '')
  return isOfNext ? after : (before ?? after)
}

/** `squid, 3 kilos, prawns, 2`: between commas, the number belongs to the fish before. */
function listedBefore({ from }: Amount, tokens: readonly Token[], mentions: readonly Mention[]): Mention | undefined {
  const before = mentions.findLast(({ at }) => at < from)
  const isListed = before && isFree(before) && tokens.slice(before.at + 1, from).every(({ word }) => word === ',')
  return isListed ? before : undefined
}

const isFree = ({ item }: Mention): boolean => item.quantity === null
function give({ item }: Mention, { kind, value }: Pick<Amount, 'kind' | 'value'>): void {
  item.quantity = kind === 'fraction' ? 'fraction' : value
}

/** The description follows the fish in Swahili (`sato wa moshi`) and precedes it in English (`smoked tuna`). */
function describe(tokens: readonly Token[], mentions: readonly Mention[], group: 'kind' | 'cut' | 'size'): void {
  tokens.forEach(({ means, isAdjective }, at) => {
    const meaning = [...means].find((one) => one.startsWith(`${group}:`))
    if (!meaning) return
    const before = mentions.findLast((mention) => mention.at <= at)
    const after = mentions.find((mention) => mention.at >= at)
    const isNear = after && after.at - at <= 3 && !tokens.slice(at, after.at).some(({ word }) => SEPARATOR.test(word))
    const isSwahili = isAdjective || /^(?:wa|za|ya|la)$/.test(tokens[at - 1]?.word ?? '')
    const mention = isNear && (!isSwahili || !before) ? after : (before ?? after)
    if (mention) Object.assign(mention.item, { [group]: meaning.slice(group.length + 1) })
  })
}

const isDenial = ({ word, means }: Token): boolean =>
  DENIES.test(word) ||
  [...means].some((meaning) => meaning.endsWith('.dont') || /^(?:want|put|buy|take|orderVerb|need)\.neg$/.test(meaning)) ||
  ((means.has('remove') || means.has('cancel')) && !means.has('reduce') && !means.has('remove.they') && !means.has('remove.you'))
const isWish = ({ means }: Token): boolean =>
  ['want', 'put', 'buy', 'give'].some((meaning) => means.has(meaning) && !means.has(`${meaning}.neg`))

/** Words that end a negation: `sio changu, nilisema chewa`, `toa sato ibaki changu`. */
const turnsTo = ({ word, means }: Token): boolean =>
  /^(?:said|meant|asked|wanted|keep|ni)$/.test(word) ||
  ['speak', 'wanted', 'remain'].some((one) => means.has(one) && !means.has(`${one}.neg`))

/** `dagaa acha`, `leave the tuna out` */
const LEAVES_OUT = /^(?:acha|leave) (?:acha|out)$/
/** `acha sato zikae`: they stay. */
const STAY = /^(?:zi|wa|i)(?:kae|baki|we)$/
/** `ongeza ningu, mbofu wabaki`: beside other fish, this one stays as it is. */
const stays = ({ at, item }: Mention, tokens: readonly Token[]): boolean =>
  item.quantity === null && !item.not && /^(?:zi|wa|i)baki$/.test(tokens[at + 1]?.word ?? '')

/** A negation ends with its clause or at the next wish. At the end of a clause, it negates the fish before it, or a number alone. */
function deny(tokens: readonly Token[], amounts: readonly Amount[], mentions: readonly Mention[]): void {
  let isDenied = false
  let start = 0
  tokens.forEach((token, at) => {
    if (NEW_CLAUSE.test(token.word)) [isDenied, start] = [false, at]
    if (beginsDenial(tokens, at, mentions) && !deniesNumber(tokens, at, amounts, mentions)) {
      const before = mentions.findLast((mention) => mention.at < at && mention.at >= start)
      isDenied = token.word !== 'hapana' || !before
      if (before && deniesBefore(tokens, at, mentions)) before.item.not = true
    } else if (endsDenial(tokens, at, mentions)) isDenied = false
    const mention = mentions.find((one) => one.at === at)
    if (mention && isDenied) mention.item.not = true
  })
}

/** A word that denies, or `acha sato`; but not `acha nione dagaa`. */
function beginsDenial(tokens: readonly Token[], at: number, mentions: readonly Mention[]): boolean {
  const token = tokens[at] as Token
  if (isDenial(token) || LEAVES_OUT.test(`${token.word} ${tokens.at(-1)?.word}`)) return true
  const isOfNext = /^(?:acha|skip)$/.test(token.word) && mentions.some((mention) => mention.at === at + 1)
  return isOfNext && !STAY.test(tokens[at + 2]?.word ?? '')
}

const deniesNumber = (tokens: readonly Token[], at: number, amounts: readonly Amount[], mentions: readonly Mention[]): boolean =>
  isNot(tokens[at]) && amounts.some(({ from, to }) => from === at + 1 && !mentions.some((mention) => mention.at === to))

/** `sato hapana`, `tuna remove`: the negation is of the fish before it if no other follows in its clause. */
function deniesBefore(tokens: readonly Token[], at: number, mentions: readonly Mention[]): boolean {
  const word = tokens[at]?.word ?? ''
  const end = tokens.findIndex((token, place) => place > at && NEW_CLAUSE.test(token.word))
  const hasNext = mentions.some((mention) => mention.at > at && (end < 0 || mention.at < end))
  return word === 'hapana' || (!hasNext && !/^(?:bila|without|si|badala|instead)$/.test(word))
}

/** A wish ends a negation, and so does a word like `nilisema` after a refused fish. */
function endsDenial(tokens: readonly Token[], at: number, mentions: readonly Mention[]): boolean {
  const token = tokens[at] as Token
  if (turnsTo(token) && mentions.some(({ item }) => item.not)) return true
  return at > 0 && isWish(token) && !/^(?:not|dont|no|never)$/.test(tokens[at - 1]?.word ?? '')
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
  const counts = amounts.filter(isCount)
  const isDenied = ({ from }: Amount): boolean =>
    isNot(tokens[from - 1]) ||
    [...(tokens[from - 1]?.means ?? [])].some((meaning) => meaning.endsWith('.neg')) ||
    /^(?:didnt|never)$/.test(tokens[from - 2]?.word ?? '')
  const first = counts.find((count) => !isDenied(count)) ?? counts[0]
  return first ? (first.kind === 'fraction' ? 'fraction' : first.value) : null
}
