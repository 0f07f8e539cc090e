import type { Understood } from '../../understand/Understood.ts'
import { understand } from '../../understand/understand.ts'
import { NUMBER } from './numbers.ts'

const AFTER = new RegExp(
  `[,.;]?\\s+(?:ngoja|no,? wait|wait,? no|wait|actually|sorry|i mean|make that|namaanisha|yaani|hapana|oops|samahani)[, ]+(?:make (?:it|that)|iwe|ziwe|wawe|viwe|ni)?\\s*(${NUMBER})(?: instead| tu| please| tafadhali)?[.! ]*$`,
  'i',
)
const DENIED = new RegExp(
  `,?\\s*(?<![a-z])(?:not|instead of|rather than|badala ya|si|sio|siyo)\\s+(?:the\\s+)?(${NUMBER})(?![a-z\\d])`,
  'i',
)

const SAID = new RegExp(
  `[,.?]?\\s+(?:nilisema|nimesema|nilitaka|niliagiza|nilikuambia|i (?:said|asked for|wanted|ordered))\\s+(${NUMBER})(?: tu)?[.! ]*$`,
  'i',
)

/** `mbona umeongeza?`: of what was changed last. */
const WHY =
  /(?<![a-z])(?:why|how come|mbona|kwa ?nini)(?![a-z]).*(?<![a-z])(?:(?:u|m)me[a-z]+|add[a-z]*|put|change[a-z]*|remove[a-z]*|reduce[a-z]*|take|took)(?![a-z])/i

/** `mbona sato ni mmoja? nilisema wawili`: the fish of the line, and how many there should have been. */
export function complaintIn(line: string): { readonly line: string; readonly quantity: number } | null {
  const found = SAID.exec(line)
  const { quantity } = understand(found?.[1] ?? '', { asks: 'quantity' })
  const head = found ? line.slice(0, found.index) : ''
  if (typeof quantity !== 'number') return null
  if (WHY.test(head) && understand(head).items.length === 0) return { line: `iwe ${quantity}`, quantity }
  return understand(head).items.length === 1 ? { line: head, quantity } : null
}

/** `weka changu mbili, ngoja iwe tatu`: the line before it, and the number that counts. */
export function afterthoughtIn(line: string): { readonly line: string; readonly quantity: number } | null {
  const found = AFTER.exec(line)
  const { quantity } = understand(found?.[1] ?? '', { asks: 'quantity' })
  return found && found.index > 0 && typeof quantity === 'number' ? { line: line.slice(0, found.index), quantity } : null
}

/** `one bag, not two`, `badala ya mbili`: the line without the number it denies; the one that is left sets how many. */
export function withoutDenied(line: string): string {
  const rest = line.replace(DENIED, '')
  return rest !== line && typeof understand(rest, { asks: 'quantity' }).quantity === 'number' ? rest.trim() : line
}

/** The number that a line says is wrong: `3, not 4`. */
export function deniedNumberIn(line: string): number | undefined {
  const { quantity } = understand(DENIED.exec(line)?.[1] ?? '', { asks: 'quantity' })
  return typeof quantity === 'number' ? quantity : undefined
}

/** With that number instead of its own, where one fish or none is named. */
export const withQuantity = (meant: Understood, quantity: number): Understood => ({
  ...meant,
  quantity,
  items: meant.items.map((item) => (meant.items.length === 1 ? { ...item, quantity } : item)),
})
