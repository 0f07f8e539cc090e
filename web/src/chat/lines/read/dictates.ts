const NOTE_WORDS = 'notes?|maelezo|ujumbe|message'
const NOTE =
  /(?<![a-z])(?:notes?|maelezo|ujumbe(?= kwa|:)|message(?= (?:for|to) the)|mwambie(?= muuzaji| dereva)|tell(?= the (?:seller|rider))|andika(?= muuzaji))(?![a-z])(?:[^:]{0,30}:| (?:for|to) the (?:seller|rider|driver)| (?:kwa )?(?:muuzaji|dereva|boda):?| the (?:seller|rider|driver))?\s*(\S.{2,})$/is
const ASKS = /\?|(?<![a-z])(?:wapi|where|how|can i|naweza|at the review)(?![a-z])/i
/** `kwenye maelezo naweka nini` is a question; `andika kwenye maelezo: …` dictates. */
const ASKS_WHERE = /(?<![a-z])kwenye(?![a-z])/i
const WRITES = /(?<![a-z])(?:(?:ni|u|i)?(?:andik|wek|ongez)[a-z]*|write|put|add|leave)(?![a-z])/i
/** True if the words before the text are a label. Everything after it is the text of the note. */
const LABELLED = new RegExp(`(?<![a-z])(?:${NOTE_WORDS})(?![a-z])[^:]{0,30}:`, 'i')

const WRITTEN = /^(?:please |tafadhali )?(?:(?:(?:u|m|ni)?andik(?:a|e|eni)|write|say)(?: (?:kwamba|kuwa|that))?|to|kwamba|that)\s+(?=\S)/i

const MINE = 'the|my|that|this|all|of|hayo|hiyo|hizo|huo|hilo|ile|yale|yote|zote'
const GONE = new RegExp(
  `^(?:(?:no|hapana|please|tafadhali|naomba|ok|sawa|basi)[ ,]+)*(?:(?:remove|delete|clear|erase|drop|scrap|forget|take (?:out|off|away)|i don['’]?t want|(?:u|m|ni)?(?:ya|i)?(?:ondo[ae]|fut[ae]|to[ae])(?:eni|ni)?|sitaki) (?:(?:${MINE}) )*(?:${NOTE_WORDS})|(?:${NOTE_WORDS}) (?:(?:${MINE}) )*(?:(?:u|m)?(?:ya|i)?(?:ondo[ae]|fut[ae]|toe|toa)(?:ni)?|away|off))(?![a-z])\\s*((?:(?:ya|za|kuhusu|about|of|for|with|kwa) (?:the |my )?[a-z]+(?: [a-z]+)?)?)(?: (?:please|tafadhali|basi|tu|yote|zote|now|kabisa|hapo|there))*[.! ]*$`,
  'i',
)
/** The new text replaces the note: `the note is wrong, it should only say: …`. */
const REPLACES = new RegExp(
  `(?<![a-z])(?:(?:${NOTE_WORDS})(?: [a-z]+){0,2} (?:is |are |ni |ya |ya)?(?:wrong|incorrect|mistake|not right|makosa|me?kosewa|yamekosewa|si sahihi|sio sahihi|should|yawe|iwe|only|tu)|(?:change|replace|correct|fix|edit|update|[a-z]*badil[a-z]*|[a-z]*rekebish[a-z]*) (?:(?:${MINE}) )*(?:${NOTE_WORDS}))(?![a-z])`,
  'i',
)
/** Words between `note` and its text: `is wrong, it should only say`, `to`. */
const BETWEEN =
  /^(?:(?:is|are|was|ni|ya|wrong|incorrect|a mistake|not right|makosa|yamekosewa|(?:si|sio) sahihi|it|they|this|that|should|must|only|just|say|says|read|be|to|yawe|iwe|yaseme|iseme|isomeke|tu)(?![a-z])[\s,.:;]*)+/i
/** Words before the note: `and write in the`. */
const LEAD =
  /(?:^|(?<=[\s,.;]))(?:and|na|pia|also|please|tafadhali|naomba|add|put|leave|write|make|change|replace|correct|fix|edit|update|badilisha|rekebisha|andika|weka|niwekee|ongeza|acha|with|kwenye|katika|in|on|to|the|a|my|this|for|order|oda)[\s,.;:]*$/iu

export interface NoteSaid {
  /** The text of the note; '' if the note is removed. */
  readonly text: string
  /** The part of the line before it mentions the note. */
  readonly before: string
  readonly replaces: boolean
  /** The part of the note to remove; '' removes all. */
  readonly of: string
}

/** A polite question that is a request: `could I add a note asking them to ring me first?` */
const ASKED_FOR =
  /^(?:[a-z]+ ){0,3}(?:add|put|leave|write) a note (?:(?:asking|to (?:ask|tell)) (?:them|him|the [a-z]+) to|saying|to say) (.+)$/i
/** Returns what a line wants to add to the order's note, or to remove. Null if it isn't about the note. */
export const noteIn = (line: string): NoteSaid | null => removedIn(line) ?? askedForIn(line) ?? dictatedIn(line)

function removedIn(line: string): NoteSaid | null {
  const gone = GONE.exec(line.trim())
  return gone && { text: '', before: '', replaces: true, of: lastWord(gone[1] ?? '') }
}

function askedForIn(line: string): NoteSaid | null {
  const wish = ASKED_FOR.exec(line)?.[1]?.replace(/[?.!\s]+$/u, '')
  return wish ? { text: wish, before: '', replaces: false, of: '' } : null
}

function dictatedIn(line: string): NoteSaid | null {
  const found = NOTE.exec(line)
  if (found === null || asksWhere(line)) return null
  const text = found[1]?.trim() ?? ''
  const replaces = REPLACES.test(line.slice(0, line.length - text.length) + text.slice(0, BETWEEN.exec(text)?.[0].length ?? 0))
  // The word for writing isn't part of the note, unless a colon marks the text.
  const told = (replaces ? text.replace(BETWEEN, '') : text).replace(LABELLED.test(line) ? '' : WRITTEN, '')
  return told === '' ? null : { text: told, before: beforeIt(line.slice(0, found.index)), replaces, of: '' }
}

function asksWhere(line: string): boolean {
  const label = LABELLED.exec(line)
  const head = label ? line.slice(0, label.index + label[0].length) : line
  return ASKS.test(head) || (label === null && ASKS_WHERE.test(head) && !WRITES.test(head))
}

function beforeIt(before: string): string {
  const rest = before.replace(LEAD, '')
  return rest === before ? before.trim() : beforeIt(rest)
}

const lastWord = (text: string): string => (text.match(/\p{L}{3,}/gu) ?? []).at(-1)?.toLowerCase() ?? ''
