import { withoutLinkEnd } from '#contract/rules/linkEnd.ts'

/** Text made by a program: a link, a mail address, coordinates or a contact. It has no words of the buyer (CHAT-192). */
export interface MachineText {
  readonly text: string
  readonly kind: 'link' | 'map' | 'mail' | 'contact'
  /** The address of a link. Coordinates become a map link. */
  readonly url?: URL
}

/** A longer link would leave no room for a landmark beside it. One with coordinates is shortened to them. */
export const LONGEST_MAP_LINK = 60
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
