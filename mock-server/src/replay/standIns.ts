import { isMobileMoneyPhone, isPhone, normalPhone } from '#contract/rules/phone.ts'
import { people } from '#fixtures/people/people.ts'
import { magicId } from '#fixtures/scenarios/catalogue.ts'

/** The fields with personal data. Region and district are exported, because transporters and fees depend on them. */
const personal = new Set([
  'fullName',
  'addressLine1',
  'addressLine2',
  'city',
  'postalCode',
  'firstName',
  'lastName',
  'email',
  'subject',
  'notes',
  'note',
])
const NUMBER = /(?<![\w.-])(\+|%2B)?([1-9]\d{8,14}|0[1-9]\d{8})(?![\w-])/g
const STAND_IN = /(\+|0)?phone-(of-[a-z0-9-]*[a-z0-9]|abroad-\d+|\d+)/g

/**
 * Returns a function that removes personal data from journal entries (DX-010). A phone number becomes `phone-of-asha` or `phone-1`, the
 * same everywhere; magic numbers stay. Names, streets and free texts are replaced by texts of the same length, so that validation gives
 * the same result.
 */
export function createStandIns(): (entry: unknown) => unknown {
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
  const texts = (key: string, text: string): string =>
    /phone/i.test(key) && isPhone(text) && !magicId(normalPhone(text)) ? hide(text.replace(/[\s()-]/g, '')) : text.replace(NUMBER, hide)

  const walk = (value: unknown, key: string, isInBody: boolean): unknown => {
    if (typeof value === 'string') return isInBody && personal.has(key) ? disguise(key, value) : texts(key, value)
    if (Array.isArray(value)) return value.map((one) => walk(one, key, isInBody))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name, isInBody || name === 'body')]))
  }
  return (entry) => walk(hideNames(entry), '', false)
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

/** Hides `name` and `message` of sign-up and contact requests. In other requests `name` is a product. */
function hideNames(entry: unknown): unknown {
  const { path, body } = entry as { path?: string; body?: unknown }
  if (!path || !/\/(auth|contact)/.test(path) || body === null || typeof body !== 'object') return entry
  const hidden = Object.entries(body).map(([key, value]) => [
    key,
    (key === 'name' || key === 'message') && typeof value === 'string' ? disguise(key, value) : value,
  ])
  return { ...(entry as object), body: Object.fromEntries(hidden) }
}

function disguise(key: string, text: string): string {
  if (text.trim() === '') return text
  if (key === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? 'stand-in@samaki.example' : 'stand-in'
  return 'Stand-in'.padEnd(text.length, '-').slice(0, text.length)
}
