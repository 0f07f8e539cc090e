import {
  addressTextNow,
  forgetAddressLine,
  type LinePart,
  missingNow,
  saveAddressLine,
  takeAddressLine,
} from '#web/features/addresses/oneLine/takeAddressLine.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { announce } from '#web/ui/announce.ts'
import * as command from '../../../../guide/commands.ts'
import { answerOpenQuestion } from '../../../../transcript/append.ts'
import { working } from '../../../../transcript/working.ts'
import { asks, denies } from '../../line/asks.ts'
import { askAgain, reply } from '../../reply.ts'
import type { Talk } from '../../Talk.ts'
import { addressSaid, keepBeside } from './besideAddress.ts'
import { keepPerson, personApart } from './personApart.ts'
import { saysPlace } from './savedIn.ts'

/** A saved address may be named in a word or two; a line with parts is a new one. */
const NEAR = /(?<![a-z])(?:karibu|jirani|nyuma|mbele|mkabala|pembeni|opposite|near|next to|behind|in front)(?![a-z])/i
const DETAILED = new RegExp(`,|${NEAR.source}`, 'i')
/** What only an address has, beside a place by its name. */
const TELLS_WHERE =
  /\d|(?<![a-z])(?:mtaa|barabara|nyumba|jengo|ghorofa|geti|kanisa|msikiti|shule|soko|stendi|kituo|plot|block|street|road|house|floor|flat)(?![a-z])/i
const ADDS = new Set(['add', 'setQuantity', 'search', 'remove'])

/** Whether a line says where in a place somebody is, not only which place: `karibu na hospitali`. */
export const saysWhere = (line: string): boolean => NEAR.test(line) || TELLS_WHERE.test(line)

/** Reads a line as a new address: what was understood stands on the card before it is used, what is missing is asked for in one question (CHAT-151). */
export async function takeNewAddress(talk: Talk): Promise<boolean> {
  const { line, meant } = talk
  if (meant.items.length > 0 && ADDS.has(meant.intent) && !DETAILED.test(line)) return false
  if (isTalk(line, meant)) return false
  const said = await addressSaid(talk)
  const { place, person } = personApart(said.place)
  if (!saysPlace(place) || !(await working(() => takeAddressLine(place, isDetail(talk, place))))) return false
  keepPerson(person)
  keepBeside(said)
  // A time cannot be promised, and the address is taken all the same.
  if (meant.topic === 'pickTime') reply('pickTime')
  if (missingNow().length > 0) askAgain('newAddress', { missing: missingAddressParts() }, true)
  else announce(addressTextNow())
  command.askNewAddress()
  return true
}

/** An everyday line with a comma in it: it names no place. */
const isTalk = (line: string, { topic, isGuess, place }: Talk['meant']): boolean =>
  topic !== undefined && isGuess !== true && place === undefined && !TELLS_WHERE.test(line.replace(/,/g, ' ')) && !NEAR.test(line)

const DESCRIBES = /^(?:(?:hapana|no)[ ,]+)?(?:(?:it|that|this)(?:['’]?s| is)|there(?:['’]s| is)|ni|ipo|iko|kuna|pana)\s/i

/** `ni kibanda changu cha chakula`, once the address is whole: how it is found. */
const isDetail = ({ line, meant: { intent, filters } }: Talk, place: string): boolean =>
  canSave() &&
  intent === 'unknown' &&
  filters.words !== undefined &&
  DESCRIBES.test(line) &&
  place.includes(' ') &&
  !asks(line) &&
  !denies(line)

/** At the saved addresses only a line that can be none of them. */
export const takeDetailedAddress = async (talk: Talk): Promise<boolean> => DETAILED.test(talk.line) && takeNewAddress(talk)

/** What is still to be said, as a key of the topic texts: the sentence follows the language. */
export function missingAddressParts(): string {
  const missing = new Set<LinePart>(missingNow())
  if (missing.has('region')) return missing.has('addressLine1') ? '@missingAll' : '@missingRegion'
  if (missing.has('district')) return missing.has('addressLine1') ? '@missingStreetDistrict' : '@missingDistrict'
  return '@missingStreet'
}

export const SAVE = 'save'
export const AGAIN = 'again'

/** Uses the address that was understood, or begins it anew. */
export async function confirmNewAddress(id: string): Promise<void> {
  if (id === AGAIN) {
    forgetAddressLine()
    return command.askNewAddress()
  }
  const addressId = await working(saveAddressLine)
  if (addressId === null) return
  answerOpenQuestion(addressId)
  setChoices({ addressId })
}

const AGREES = /^(?:yes|yah|yeah|yap|yep|yup|ndiyo|ndio|naam|eeh|sawa|haya|poa|ok(?:ay)?|sure|correct|right)(?![a-z])/i
const NEGATES = /(?<![a-z])(?:no|nah|nope|not|hapana|sio|siyo|si|wrong)(?![a-z])/i
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []

/** `yah kinondoni dar`, where that is what was understood: it agrees, and begins no other. */
export function agreesWithIt(line: string, place: string): boolean {
  const known = wordsOf(addressTextNow())
  return canSave() && AGREES.test(line.trim()) && !NEGATES.test(line) && wordsOf(place).every((word) => known.includes(word))
}

export const canSave = (): boolean => missingNow().length === 0
