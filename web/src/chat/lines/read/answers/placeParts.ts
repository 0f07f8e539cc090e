import { words } from '../mood.ts'

/** Commas and the ends of sentences, but not the point of `ave.`. */
const BREAK = /[,;\n]\s*|(?<=[a-z]{3})(?<!\b(?:ave|str|opp|blk|apt))[.!?]+\s+|\s+(?=(?:but|ila|lakini|lkn|bali|not|si|sio|siyo|wala)\s)/i
/** Negations of a place. `not far from` and the like don't deny it. */
const DENIED =
  /(?<![a-z])(?:not|si|sio|siyo|wala|isn['’]?t|(?:do not|don['’]?t)|never|no longer|(?:si|ha(?:tu)?)taki|sipo|siko|[aum]si(?!kiti|ngi|ku(?![a-z]))[a-z]{3,})(?![a-z])(?! (?:far|mbali))/i
const DENIED_LAST = /^\S+(?: \S+)? (?:hapana|no)\W*$/i
/** The place that is meant instead, after a denied one: `si Tandika bali Temeke`, `not Masaki, it's …`. */
const RATHER =
  /(?<![a-z])(?:bali|ni|iwe|nipo|niko|tupo|tuko|(?:m|u)?(?:let|pelek)(?:a|e|eni)|bring(?: it)?(?: to)?|it['’]?s|it is|i['’]?m at|the other one is)\s+(\S.*)$/i
/** The place that isn't meant: `my home instead of the office`. */
const INSTEAD_OF = /(?<![a-z])(?:instead of|rather than|badala ya(?! (?:hapo|hiyo)))\s.*$/i

/** Returns the parts of a clause that may say where, and those that are refused. */
export function partsOf(text: string): { readonly parts: readonly string[]; readonly denied: readonly string[] } {
  const all = text.split(BREAK).map((part) =>
    part
      .trim()
      .replace(/^(?:and|na|but|ila|lakini|lkn)\s+/i, '')
      .replace(INSTEAD_OF, ''),
  )
  const isDenied = (part: string): boolean => DENIED.test(part) || DENIED_LAST.test(part)
  const parts = all.flatMap((part) => (isDenied(part) ? (RATHER.exec(part.slice(DENIED.exec(part)?.index ?? 0))?.[1] ?? []) : part))
  return { parts: parts.filter((part) => /\S/.test(part)), denied: all.filter(isDenied).map((part) => part.replace(DENIED, ' ')) }
}

const SENTENCE = words(
  "i|i'?m|ill|you|we|they|he|she|please|want|wants|need|will|would|could|has|is|are|was|were|do|does|did|pay|live|lives|how|what|when|where|which|think|know|should|my (?:order|fish|money)|nataka|naomba|tunataka|[nmu]na[a-z]{4,}|je|gani|lini|nani|bei|pesa|hela|malipo|order|oda|[nuaiwm]+ta[a-z]{4,}|(?:ni|u|a|m|tu|wa|i|zi)me[a-z]{3,}|nipe|nipo|kwa sababu|kwamba|labda|maybe|nyingine|another|method|leave|call|ask|tell|[a-z]*pelek[a-z]*|let(?:a|e|eni)",
)
/** True if a text has the words of a whole sentence or a wish, so that it is never suggested as a street (CHAT-151). */
export const isSentence = (place: string): boolean => SENTENCE.test(place.toLowerCase())
