import { withoutLinkEnd } from '#contract/rules/linkEnd.ts'
import { openLinked } from '#web/chat/guide/commands.ts'
import { reply } from '#web/chat/guide/reply.ts'
import { signInFor } from '#web/chat/guide/signIn/signInFor.ts'
import { askNewAddress } from '#web/chat/guide/stepCommands.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { kinds } from '#web/chat/kinds/kinds.ts'
import { NEW_ADDRESS } from '#web/features/addresses/form.ts'
import { addressDraftNow } from '#web/features/addresses/oneLine/addressDraft.ts'
import { readBasket } from '#web/features/cart/readBasket.ts'
import { storeDraft } from '#web/features/session/useDraft.ts'
import { paths } from '#web/paths.ts'
import { showCart } from './cartActs.ts'
import { acceptsOf } from './questions.ts'
import type { ThreadAndLine } from './threadState.ts'

/**
 * Opens own links, keeps a map link for the address that is asked for, and names any other machine text as not understood (CHAT-192). Returns
 * the words to read as a line; null if there are none.
 */
export function takeMachineText(thread: ThreadAndLine): string | null {
  const { found, rest } = machineTextIn(thread.line)
  // The name, the number and the mail of a person are read from the whole line where a person is asked for.
  if (found.every(({ kind }) => isOfPerson(kind, thread))) return thread.line
  const left = found.filter((one) => !openOwn(one) && !keepMap(one, thread))
  // While the code is asked, the account is registered already.
  for (const { kind, text } of left) {
    if (kind === 'mail' && thread.asked?.kind === 'code') reply('noEmail')
    else reply('notDone', { text })
  }
  return /[\p{L}\d]/u.test(rest) && (left.length > 0 || found.some(({ kind }) => kind === 'map')) ? rest : null
}

const isOfPerson = (kind: MachineText['kind'], thread: ThreadAndLine): boolean =>
  thread.asked?.kind === 'register' ? kind === 'mail' || kind === 'contact' : kind === 'contact' && asksAddress(thread)
const asksAddress = (thread: ThreadAndLine): boolean => thread.asked !== null && kinds[thread.asked.kind].goal === 'address'

function openOwn({ url }: MachineText): boolean {
  if (url?.origin !== window.location.origin) return false
  if (url.pathname === paths.cart) return (showCart(), true)
  const card = cardOf(url)
  if (card) openLinked(card)
  return card !== null
}

/** Returns the card with what a page of ours shows. Opening it changes nothing (CHAT-009). */
function cardOf({ pathname, searchParams }: URL): Card | null {
  const [, page = '', id = ''] = /^\/(\w+)(?:\/([\w-]+))?\/?$/.exec(pathname) ?? []
  const basket = readBasket(searchParams.get('basket') ?? '')
  if (page === 'chat' && basket.length > 0) return { kind: 'basket', items: basket }
  if (page === 'products' && id) return { kind: 'product', productId: id }
  return page === 'orders' ? signInFor(id ? { kind: 'tracking', orderId: id } : { kind: 'orders' }) : null
}

/** Keeps the link of a map as the landmark of the new address, and asks what the place is called. */
function keepMap({ kind, url }: MachineText, thread: ThreadAndLine): boolean {
  if (kind !== 'map' || !url || !asksAddress(thread) || url.href.length > LONGEST_MAP_LINK) return false
  const before = addressDraftNow()
  storeDraft(NEW_ADDRESS, { ...before, addressLine2: [before.addressLine2, url.href].filter(Boolean).join(', ') })
  if (acceptsOf(thread) !== 'newAddress') askNewAddress()
  reply('placeLinked')
  return true
}

/** Text made by a program: a link, a mail address, coordinates or a contact. It has no words of the buyer (CHAT-192). */
interface MachineText {
  readonly text: string
  readonly kind: 'link' | 'map' | 'mail' | 'contact'
  /** The address of a link. Coordinates become a map link. */
  readonly url?: URL
}

/** A longer link would leave no room for a landmark beside it. One with coordinates is shortened to them. */
const LONGEST_MAP_LINK = 60
const LINK = /(?:(?:https?:\/\/|www\.)\S+|(?<![\w.@-])(?:[a-z\d-]+\.)+[a-z]{2,}\/\S*)/i
const MAIL = /\S+@\S+\.\w+/
const COORDINATES = /(?:geo:)?(?<![\d.,])-?\d{1,2}\.\d{3,}\s*,\s*-?\d{1,3}\.\d{3,}(?!\d)/
/** A name in capitals and a number, as `plainContact` writes it. */
const CONTACT = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}, \+?\d[\d ]{8,15}$/u
const ANY = new RegExp(`${LINK.source}|${MAIL.source}|${COORDINATES.source}`, 'gi')
const MAP = /^(?:maps?\.|(?:www\.)?openstreetmap\.org|osm\.org|(?:www\.)?waze\.com|goo\.gl|(?:www\.)?google\.[a-z.]+$)/

/** Returns the machine texts of a line in order, and the line without them. */
export function machineTextIn(line: string): { readonly found: readonly MachineText[]; readonly rest: string } {
  if (CONTACT.test(line)) return { found: [{ text: line, kind: 'contact' }], rest: '' }
  const found = (line.match(ANY) ?? []).map(asMachineText)
  return {
    found,
    rest:
      found.length > 0
        ? line
            .replace(ANY, ' ')
            .replace(/[^\S\n]+/g, ' ')
            .trim()
        : line,
  }
}

function asMachineText(text: string): MachineText {
  if (!/[a-z]{4}/i.test(text)) return mapAt(text, text)
  if (text.includes('@') && !/^https?:/i.test(text)) return { text, kind: 'mail' }
  return linkAt(text, withoutLinkEnd(/^https?:/i.test(text) ? text : `https://${text}`))
}

function linkAt(text: string, address: string): MachineText {
  const url = urlOf(address)
  if (url === null || !isMap(url)) return { text, kind: 'link', ...(url && { url }) }
  const place = url.href.length > LONGEST_MAP_LINK ? COORDINATES.exec(url.href)?.[0] : undefined
  return place === undefined ? { text, kind: 'map', url } : mapAt(text, place)
}

const isMap = ({ hostname, pathname }: URL): boolean =>
  MAP.test(hostname) && (!/^(?:www\.)?goo/.test(hostname) || pathname.startsWith('/maps'))

function urlOf(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

const mapAt = (text: string, place: string): MachineText => ({
  text,
  kind: 'map',
  url: new URL(`https://maps.google.com/?q=${place.replace(/geo:|\s/gi, '')}`),
})
