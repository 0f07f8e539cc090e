import { say } from '../../../../transcript/append.ts'
import { understand } from '../../../understand/understand.ts'
import { asks } from '../../line/asks.ts'
import { NUMBER } from '../../line/numbers.ts'
import type { Talk } from '../../Talk.ts'
import { type Change, change, lineMeant, lineNamed, linesOf, replyWithCart } from '../cartLines.ts'

/** From the number that there is to the one that shall be; two where it cannot be halved. */
type Relation = (quantity: number) => readonly number[]

const DOUBLE = /(?<![a-z])(?:double|twice|maradufu)(?![a-z])|(?<=(?:ongeza|zidisha|[iw]we|z[iu]we|fanya)(?![a-z]).*)mara mbili/i
const HALF =
  /(?<![a-z])(?:halve|half(?= (?:of )?(?:the|that|it|them|those|my)(?![a-z]))|(?:by|in) half|nusu (?:yake|yao|ya (?:hiyo|hizo|hao|huyo))|(?<=punguza(?![a-z]).*)(?:kwa )?nusu)(?![a-z])/i
const LESS = new RegExp(
  `(?<![a-z\\d])(?:(${NUMBER}) (?:less|fewer|pungufu)|(?:less|fewer|minus|pungufu)(?: by| kwa)? (${NUMBER}))(?![a-z\\d])`,
  'i',
)
/** What may stand beside it and names no fish. */
const BESIDE =
  /(?<![a-z])(?:ok|okay|sawa|poa|basi|haya|no|hapana|actually|sorry|i said|i want|let['’]?s|(?:can|could) (?:you|we)|please|pls|tafadhali|naomba|make|have|get|it|that|them|those|these|the|my|of|on|up|as many|number|tu|hiyo|hizo|hao|huyo|zile|wale|yake|yao|ya|wa|za|kwa|iwe|ziwe|wawe|ongeza|zidisha|punguza|fanya|cut|order)(?![a-z])/gi
const LONGEST_NAME = 3

/** `double the prawns`, `half of that`, `one less squid`, also several at once: of what is in the cart. False where a part says more than that. */
export function changeRelative({ line, waiting }: Talk): boolean {
  const parts = line.split(/[,;]|\s(?:and|na|then|halafu)\s/i).filter((part) => part.trim() !== '')
  if (waiting || asks(line) || !parts.every((part) => relationIn(part) !== null)) return false
  const changes = parts.map(changeIn)
  if (changes.includes(null)) return false
  const found = changes.flatMap((each) => (each === null || each === 'unclear' ? [] : [each]))
  const split = found.find(({ to }) => to.length > 1)
  if (found.length < changes.length) replyWithCart()
  else if (split) say('wholeUnits', split.to.join())
  else change(found.map(asChange))
  return true
}

type Found = Pick<Change, 'line'> & { readonly to: readonly number[] }
const asChange = ({ line, to: [quantity = 0] }: Found): Change => ({ line, quantity })

/** Speaks of more or less than there is. */
export const isRelative = (part: string): boolean => relationIn(part) !== null

function relationIn(part: string): { readonly relation: Relation; readonly rest: string } | null {
  if (DOUBLE.test(part)) return { relation: (quantity) => [quantity * 2], rest: part.replace(DOUBLE, ' ') }
  if (HALF.test(part)) return { relation: (quantity) => wholes(quantity / 2), rest: part.replace(HALF, ' ') }
  const [said, before, after] = LESS.exec(part) ?? []
  const number = before ?? after
  const { quantity: less } = number === undefined ? { quantity: null } : understand(number, { asks: 'quantity' })
  if (said === undefined || typeof less !== 'number') return null
  return { relation: (quantity) => [Math.max(0, quantity - less)], rest: part.replace(said, ' ') }
}

const wholes = (number: number): readonly number[] => [...new Set([Math.floor(number), Math.ceil(number)])]

/** null where it says something else, `unclear` where none or several are that: what there is then says which. */
function changeIn(part: string): Found | 'unclear' | null {
  const { relation, rest } = relationIn(part) ?? {}
  if (relation === undefined || rest === undefined) return null
  const name = rest
    .replace(BESIDE, ' ')
    .replace(/[^a-z\d ]/gi, ' ')
    .trim()
  if (name.split(/\s+/).length > LONGEST_NAME) return null
  const [item] = understand(name).items
  const named = item ? linesOf(item, name) : [lineNamed(name)]
  const [one, ...others] = name === '' ? [lineMeant()] : named
  if (one !== undefined && others.length === 0) return { line: one, to: relation(one.quantity) }
  // Half of what is not there is half a kilo of it.
  return name === '' || (item && (one !== undefined || !HALF.test(part))) ? 'unclear' : null
}
