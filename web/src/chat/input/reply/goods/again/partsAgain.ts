import type { Item } from '../../../understand/Understood.ts'
import { understand } from '../../../understand/understand.ts'
import type { Talk } from '../../Talk.ts'

/** `peleka kwa mama`, `send it to my office`: where it shall go, up to the end. */
const SENT =
  /[,;.\s]*(?:(?:lakini|but|ila|na|and|then|halafu) )?(?<![a-z])(?:(?:m|u|ni|tu|uni|mni)?(?:pelek|let|tum)[ei]?[ea](?:ni)?|send|deliver|bring)(?: (?:it|them|that|hiyo|hizo|zote|vyote|all))? (?=(?:to|at|kwa|kwenye|huko|kule|hapo|pale|address|anwani|nyumbani|ofisini|kazini)(?![a-z]))(.+)$/i
/** What stands after it comes beside the order. */
const MORE = /[,;.\s]+(?:and |na )?(?:then|halafu|kisha|plus|pamoja na|(?:u|tu)?(?:ni)?ongez[a-z]*|and add)(?![a-z])/i

/** What a line says of where goods go; null where it says nothing of that. */
export const placeIn = (line: string): string | null => SENT.exec(line)?.[1] ?? null

interface Parts {
  /** Which order, and what is changed of it. */
  readonly said: Pick<Talk, 'line' | 'meant'>
  /** Goods beside those of the order. */
  readonly more: readonly Item[]
  readonly place: string | null
}

/** `nunua tena SMK-104640, halafu uongeze kamba 1, peleka kwa mama`: the order, the goods beside it and the place, each by itself. */
export function partsAgain({ line, meant }: Pick<Talk, 'line' | 'meant'>): Parts {
  const place = placeIn(line)
  const goods = line.replace(SENT, '')
  const at = MORE.exec(goods)?.index ?? goods.length
  const more = understand(goods.slice(at)).items.filter(({ not }) => !not)
  const rest = more.length > 0 ? goods.slice(0, at) : goods
  const { orderNumber } = meant
  const said = rest === line ? meant : { ...understand(rest), ...(orderNumber && { orderNumber }) }
  return { said: { line: rest, meant: said }, more, place }
}
