import type { JournalEntry } from '#contract/control/journal.ts'
import { isMobileMoneyPhone, isPhone, normalPhone } from '#contract/rules/phone.ts'
import { people } from '#fixtures/people/people.ts'
import { magicId } from '#fixtures/scenarios/catalogue.ts'

const NUMBER = /(?<![\w.-])(\+|%2B)?([1-9]\d{8,14}|0[1-9]\d{8})(?![\w-])/g
const STAND_IN = /(\+|0)?phone-(of-[a-z0-9-]*[a-z0-9]|abroad-\d+|\d+)/g

/**
 * Returns a function that removes personal data from journal entries (DX-010): only fields that are listed as harmless stay (SEC-029). A
 * phone number becomes `phone-of-asha` or `phone-1`, the same everywhere; magic numbers stay. Other texts are replaced by texts of the
 * same length, so that validation gives the same result.
 */
export function createStandIns(): (entry: JournalEntry) => unknown {
  const known = new Map<string, string>()
  const counts = { home: 0, abroad: 0 }

  const standInOf = (number: string): string => {
    const found = known.get(number)
    if (found) return found
    const person = people.find(({ phone }) => normalPhone(phone) === number)
    const made = person
      ? `phone-of-${person.key}`
      : isMobileMoneyPhone(number)
        ? `phone-${++counts.home}`
        : `phone-abroad-${++counts.abroad}`
    known.set(number, made)
    return made
  }
  const hide = (spelt: string): string => {
    const number = normalPhone(spelt.replace('%2B', '+'))
    if (!isPhone(number) || magicId(number)) return spelt
    const start = /^(\+|%2B)/.test(spelt) ? '+' : spelt.startsWith('0') ? '0' : ''
    return start + standInOf(number)
  }
  const withoutNumbers = (text: string): string => text.replace(NUMBER, hide)
  const textOf = (key: string, text: string, harmless: ReadonlySet<string>): string => {
    if (isPhoneField.test(key) && isPhone(text)) return magicId(normalPhone(text)) ? text : hide(text.replace(/[\s()-]/g, ''))
    return harmless.has(key) ? withoutNumbers(withoutSignature(text)) : disguise(key, text)
  }
  const walk = (value: unknown, key: string, harmless: ReadonlySet<string>): unknown => {
    if (typeof value === 'string') return textOf(key, value, harmless)
    if (typeof value === 'number')
      return isPhone(String(value)) && isPhoneField.test(key) ? Number('9'.repeat(String(value).length)) : value
    if (Array.isArray(value)) return value.map((one) => walk(one, key, harmless))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name, harmless)]))
  }
  const queryOf = (query: string, harmless: ReadonlySet<string>): string =>
    query
      .split('&')
      .map((pair) => {
        const [, name = '', value] = /^([^=]+)=(.*)$/s.exec(pair) ?? []
        if (value === undefined) return encodeURIComponent(disguise('', decoded(pair)))
        return `${name}=${harmless.has(name) ? withoutNumbers(value) : encodeURIComponent(textOf(name, decoded(value), harmless))}`
      })
      .join('&')

  return ({ body, query, fields, ...facts }) => {
    const { kind, path } = facts
    const place = kind === 'control' ? 'control' : kind.startsWith('frame') ? 'event' : 'call'
    const entry = mayLeave('entry')
    return {
      ...(walk(facts, '', entry) as object),
      ...(kind === 'message' && { text: withoutNumbers(withoutQuotes(facts.text ?? '')) }),
      ...(typeof query === 'string' && { query: queryOf(query, mayLeave(place, path)) }),
      // The names of the wrong fields, each with a text of the server.
      ...(fields !== undefined && { fields: walk(fields, 'message', new Set(Object.keys(fields as object))) }),
      ...(body !== undefined && { body: walk(body, '', mayLeave(place, path)) }),
    }
  }
}

const isPhoneField = /phone|msisdn/i
/** Removes the signature of a private image, with which everybody could open it for some minutes. */
const withoutSignature = (text: string): string => (text.startsWith('/uploads/') ? text.replace(/\?.*$/, '') : text)
/** Text messages quote only what somebody entered. */
const withoutQuotes = (text: string): string => text.replace(/“(.*)”/s, (_, quoted: string) => `“${disguise('', quoted)}”`)

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** Replaces stand-ins by phone numbers: the person's, or an unused one. */
export const withNumbers = (text: string): string =>
  text.replace(STAND_IN, (_, start: string | undefined, which: string) => {
    const number = numberOf(which)
    return start === '0' ? `0${number.slice(3)}` : `${start ?? ''}${number}`
  })

function numberOf(which: string): string {
  if (which.startsWith('of-')) return normalPhone(people.find(({ key }) => `of-${key}` === which)?.phone ?? '255789990000')
  if (which.startsWith('abroad-')) return `1555${which.slice('abroad-'.length).padStart(7, '0')}`
  return `25578999${which.padStart(4, '0')}`
}

function disguise(key: string, text: string): string {
  if (text.trim() === '') return text
  if (key === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? 'stand-in@samaki.example' : 'stand-in'
  const image = /^(\/uploads\/[a-z-]+\/)[\w-]+(\.[a-z]+)/.exec(text)
  if (image) return `${image[1]}stand-in${image[2]}`
  return 'Stand-in'.padEnd(text.length, '-').slice(0, text.length)
}

/** A part of a journal entry that has fields of its own: what the server wrote, or the query or body of a call, a control call or an event. */
export type Place = 'entry' | 'call' | 'control' | 'event'

const names = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean)

/**
 * The text fields that an exported journal shows unchanged, because they identify no person. Every other text gets a stand-in, so that a
 * new field of the contract stays private until somebody lists it here (SEC-029). Region and district are listed, because transporters
 * and fees depend on them.
 */
const everywhere = names(`
  id addressId categoryId checkoutId itemId orderId productId sellerId transporterId userId reference referenceId transactionId orderNumber
  at createdAt updatedAt expectedUpdatedAt occurredAt startedAt answeredAt askedAt answerBy paidAt refundedAt expiresAt due after now
  status state kind role roles reason answer attempt shortage do to from by operator provider paymentMethod deliveryOption
  storageType sellerType isDefault unitPrice region district country language as take skip limit seq timeout method
`)
const furtherIn: Readonly<Record<Place, readonly string[]>> = {
  // Written by the server. A text message and a problem can name a business or a product, see standIns.ts.
  entry: names('code text message event socket invariant path key scenario is reset fault error'),
  call: [],
  // Written by testers.
  control: names(
    'name en sw literal text label into invariant path event fault call shapes seed attemptsOf closed message requires reset code type events',
  ),
  event: names('message'),
}
/** Fields of calls about goods and callbacks, whose names mean a person in other calls. */
const furtherOn: readonly { readonly path: RegExp; readonly fields: readonly string[] }[] = [
  { path: /^\/v1\/products(\/|$)|\/db\/(products|categories)\//, fields: names('name description imageUrls') },
  { path: /^\/v1\/[^/]+\/callback$/, fields: names('message') },
]

/** Returns the names of the fields that may leave unchanged in a place of an entry with this path. */
export function mayLeave(place: Place, path = ''): ReadonlySet<string> {
  // A change of a record carries what a call could carry, not words of testers.
  const written = path.includes('/db/') && place === 'control' ? 'call' : place
  const goods = place === 'entry' ? [] : furtherOn.flatMap((one) => (one.path.test(path) ? one.fields : []))
  return new Set([...everywhere, ...furtherIn[written], ...goods])
}
