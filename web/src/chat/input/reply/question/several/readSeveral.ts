import type { Transporter } from '#contract/transporter.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { NO_PREFERENCE } from '#web/features/checkout/checkoutChoices.ts'
import type { Accepts } from '../../../../cards/kinds.ts'
import { noteIn } from '../../../../lines/read/dictates.ts'
import type { Understood } from '../../../understand/Understood.ts'
import { carriersIfReadable } from '../address/besideAddress.ts'
import { isOnlyPhone, mayBelong, piecesOf, readPiece, type Said } from './pieces.ts'

/** The answers of one line, each to a question of its own. */
export interface Several {
  readonly choices: Pick<Understood['choices'], 'delivery' | 'method'>
  readonly carrierId: string | undefined
  readonly phone: string | undefined
  readonly addressId: string | undefined
  /** A new address, without what is said beside it. */
  readonly place: string
  readonly notes: readonly string[]
  /** A yes stands in it. */
  readonly agrees: boolean
  /** Something is denied, so that the rest puts it right. */
  readonly denies: boolean
  /** How many questions it answers. */
  readonly count: number
}

type Read = readonly { readonly text: string; readonly said: NonNullable<Said> }[]

/** Reads a line piece by piece; null where one of them is no answer, or two say different things. */
export async function readSeveral(line: string, accepts: Accepts): Promise<Several | null> {
  const note = noteIn(line)
  if (note && (note.text === '' || note.replaces)) return null
  const read = await readAll(note ? note.before : line, accepts === 'address' || accepts === 'newAddress')
  return read && collect(read, note ? [note.text] : [])
}

async function readAll(line: string, isPlaceAsked: boolean): Promise<Read | null> {
  const read: { text: string; said: NonNullable<Said> }[] = []
  const pieces = piecesOf(line)
  const carriers = pieces.length > 1 ? await carriersIfReadable() : []
  for (const text of pieces) {
    const before = read.at(-1)
    const said = readPiece(text, carriers, isPlaceAsked)
    if (before?.said.kind === 'receiver' && isOnlyPhone(text))
      read.splice(-1, 1, { ...before, said: { kind: 'receiver', note: `${before.said.note}, ${text}` } })
    else if (said) read.push({ text, said })
    else if (before?.said.kind === 'place' && mayBelong(text)) read.push({ text, said: { kind: 'place' } })
    else return null
  }
  return withCarrier(read, carriers)
}

/** `mama neema, pwani, cash`: beside a saved address that is not there, the name of a carrier is no other place. */
function withCarrier(read: Read, carriers: readonly Transporter[]): Read {
  const ids = read.flatMap(({ said }) => (said.kind === 'saved' ? said.addressId : []))
  const to = addressesNow().find(({ id }) => ids.includes(id))
  return read.map((one) => {
    const word = one.text.toLowerCase()
    const isThere = one.said.kind !== 'place' || to?.region.toLowerCase() === word
    const carrier = to && !isThere && carriers.find(({ businessName }) => businessName.toLowerCase().startsWith(`${word} `))
    return carrier ? { ...one, said: { kind: 'carrier', carrierId: carrier.id } } : one
  })
}

function collect(read: Read, notes: readonly string[]): Several | null {
  const of = <Kind extends NonNullable<Said>['kind']>(kind: Kind) =>
    read.flatMap(({ said }) => (said.kind === kind ? [said as Extract<Said, { kind: Kind }>] : []))
  const chosen = of('choice')
  const delivery = theOne(chosen.flatMap(({ choices }) => choices.delivery ?? []))
  const method = theOne(chosen.flatMap(({ choices }) => choices.method ?? []))
  const any = chosen.some(({ choices }) => choices.transporter !== undefined) ? [NO_PREFERENCE] : []
  const carrierId = theOne([...of('carrier').map((one) => one.carrierId), ...any])
  const phone = theOne(chosen.flatMap((one) => one.phone ?? []))
  const addressId = theOne(of('saved').map((one) => one.addressId))
  if ([delivery, method, carrierId, phone, addressId].includes(null)) return null
  const place = placeOf(read)
  const denied = of('denied')
  const receivers = of('receiver').map(({ note }) => note)
  const others = [delivery, method, carrierId, receivers[0] ?? notes[0]].filter(Boolean).length
  const isPlaced = place !== '' || addressId !== undefined
  // What is denied is put right by another answer to the same question.
  const areMet = denied.every(({ choices }) =>
    choices.transporter !== undefined || Object.keys(choices).length === 0
      ? isPlaced && choices.transporter === undefined
      : (choices.delivery === undefined || (delivery && delivery !== choices.delivery)) &&
        (choices.method === undefined || (method && method !== choices.method)),
  )
  if (!areMet) return null
  return {
    choices: { ...(delivery && { delivery }), ...(method && { method }) },
    carrierId: carrierId ?? undefined,
    phone: phone ?? undefined,
    // A saved one is named beside a place that is none: `to my work, Mikocheni, Rose Garden road`.
    addressId: place === '' ? (addressId ?? undefined) : undefined,
    place,
    notes: [...receivers, ...notes],
    agrees: of('little').some(({ agrees }) => agrees),
    denies: denied.length > 0,
    count: others + (isPlaced ? 1 : 0),
  }
}

/** undefined of none, null of several that differ. */
function theOne<Value>(values: readonly Value[]): Value | undefined | null {
  const all = new Set(values)
  return all.size > 1 ? null : values[0]
}

/** The pieces that say where, as they were typed. */
const placeOf = (read: Read): string =>
  read
    .filter(({ said }) => said.kind === 'place')
    .map(({ text }) => text)
    .join(', ')
