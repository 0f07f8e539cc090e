import type { Ask, Mood } from '../line.ts'

const words = (list: string): RegExp => new RegExp(`(?<![a-z])(?:${list})(?![a-z])`)

/** What is asked, by the first that is there. */
const ASKS: ReadonlyArray<readonly [Ask, RegExp]> = [
  ['howLong', words('how (?:long|soon|many (?:hours|days|minutes))|muda gani|siku ngapi|masaa mangapi|dakika ngapi')],
  ['howMuch', words('how (?:much|many)|(?:shi)?ngapi|[a-z]+ngapi|kiasi gani|bei gani')],
  [
    'when',
    words('(?:and |but |so )?when (?:will|do|does|is|are|can|would|should)|what time|at what time|which day|lini|saa ngapi|siku gani'),
  ],
  ['why', words('why|how come|mbona|kwa ?nini')],
  ['who', words('who|whom|whose|nani')],
  ['where', words('where|wapi')],
  ['which', words('which|what kind|gani|ipi|yupi|lipi|zipi|upi')],
  ['how', words('how(?! it was)|vipi|jinsi gani|[a-z]+(?:fanya|lipa|agiza|wa|kuwa)je')],
  ['what', words('what|whats|nini')],
]
/** Begins a question that is answered by yes or no. */
const WHETHER =
  /^(?:(?:and|but|so|na|je|eti|hivi|samahani|sorry|excuse me)[ ,]+)*(?:(?:is|are|was|were|do|does|did|has|have|can|could|will|would|should|may|am) (?:i|it|you|u|we|they|he|she|the|this|that|there|someone|somebody|anyone|your|my|these|those)(?![a-z])|(?:m|u|a|wa|tu|ni)naweza(?![a-z])|inawezekana|kuna (?:uwezekano|mtu|njia)|(?:m|u)na(?!weza)[a-z]{3,}|je(?![a-z])|naweza(?![a-z]))/
const ENDS = /\?\s*$|(?<=[a-z] )(?:or not|ama la|au la|sivyo|eh)\s*$/
/** Asked politely, and meant: a closed list of services. */
const SERVICE =
  /^(?:(?:and|but|so|na|ok|sawa|tafadhali|please|samahani|sorry|naomba)[ ,]+)*(?:(?:can|could|would) (?:you|u|they|the (?:rider|driver|seller)|he|she)(?: please)?|(?:m|u|a|wa)naweza|please|naomba|tafadhali)[ ,]+(?:please |to |ku|u|m|a|wa|ni)*(?:leave|drop|hand|give|call|ring|text|beep|cut|slice|chop|clean|scale|gut|wash|knock|hoot|ask|tell|put|pack|not |ach|muach|mwach|pig|kat|nikat|safish|nisafish|osh|weka|pak|kabidh|mp[ea]|mwambi|mpigi|nipat|nip[ae](?![a-z])|niuzi|nilete|nitum|niwek|nipigi|si(?:pig|j)|usi)/

/** `what if` asks for no service. */
const SUPPOSES = words('what if|suppose|[a-z]takuwaje|inakuwaje')

/** `could it be express`, `can we use Swahili`: a wish in the shape of a question. */
const WISH =
  /^(?:(?:can|could) (?:it|we make it) be|could we make it|can we (?:use|talk in|speak|chat in|switch to)|(?:can|could) you (?:undo|put it back|make (?:it|that|those))|can (?:i|we) (?:(?:pay|check ?out|order|finish) (?:right )?now|complete|check ?out|finish))(?![a-z])/

export function moodOf(plain: string): { mood: Mood; ask: Ask | null } {
  if (!SUPPOSES.test(plain) && (SERVICE.test(plain) || WISH.test(plain))) return { mood: 'request', ask: null }
  const ask = ASKS.find(([, says]) => says.test(plain))?.[0]
  if (ask !== undefined && (ask !== 'what' || ENDS.test(plain) || /^(?:and |so )?what|nini/.test(plain))) return { mood: 'question', ask }
  if (WHETHER.test(plain) || ENDS.test(plain) || SUPPOSES.test(plain)) return { mood: 'question', ask: 'whether' }
  return { mood: 'statement', ask: null }
}
