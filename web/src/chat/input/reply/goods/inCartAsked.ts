import { type Moment, only, type Rule, words } from '../context/rule.ts'
import { NUMBER } from '../line/numbers.ts'

/** `wapo wangap sasa`, `how many tilapia do I have now`. */
const HOW_MANY = words(
  'how many .*(?:(?:do|have) (?:i|we)|(?:in|on) (?:my|the)(?: (?:cart|basket|order))?|now|so far|left)|(?:wa|zi|vi|i|yu)(?:ko|po|mo|mebaki|mekuwa|na)(?: sasa)? (?:wa|zi|vi|m)?ngapi?|(?:wa|vi|zi)ngapi?(?: [a-z]+)? (?:wa|zi|vi)(?:ko|po|mo)|(?:nina|ninao|nimeweka|nimechukua)(?: [a-z]+){0,2} (?:wa|vi|m)ngapi?|(?:kikapuni|kwenye kikapu)(?: [a-z]+){0,3} (?:wa|vi|m)?ngapi?',
)
/** `perege, ni 3 sasa?`, `is it 3 now?` */
const IS_IT_SO_MANY = new RegExp(
  `(?<![a-z])(?:ni|are|is|zi?mekuwa|wamekuwa|imekuwa)(?: (?:it|they|there|that|now|sasa))*,? ${NUMBER}(?: (?:now|sasa|tu|right|sivyo|eti|si ndio|si ndiyo))*\\s*\\?`,
  'i',
)
/** `umepunguza kweli?`, `imebadilika?`, `did you change it?` */
const IS_IT_DONE = words(
  '(?:u|m)me(?:sha)?(?:i|zi|vi|wa|ki|ni)?(?:wek|punguz|ongez|to|ondo|badil)[a-z]*|(?:i|zi|wa|vi|ki)me(?:sha)?(?:badilik|ingi|ongezek|pungu|wek|tok|ondok)[a-z]*|(?:did|have) you (?:really |actually )?(?:chang|add|put|remov|reduc|lower|tak|took)[a-z]*|(?:is|are|was|were|has|have) (?:it|they|that|those) (?:been )?(?:in|out|add(?:ed)?|changed|removed|reduced)',
)
const OTHERS = words(
  'address|anwani|dakika|minutes?|pin|orders|oda|people|watu|deliver[a-z]*|usafiri[a-z]*|namba|number|phone|simu|transporter|msafirishaji|rider|dereva|code|msimbo|note|ujumbe|pesa|hela|money|pay[a-z]*|[a-z]*lip[aei][a-z]*|malipo|m-?pesa|bei|price|fee|name|jina|email|stock|time|saa|siku|day[a-z]*|hour[a-z]*|why|mbona|kwa ?nini|nani|who|nini|what|freezer|barafu|ice|chumvi|salt',
)
const ASKS = /\?|(?<![a-z])(?:kweli|tayari|au|ngapi?|did|have|je)(?![a-z])|^\S+$/iu

const isOpen = ({ hasCart, isHeld, isWaiting, isAboutOrder, accepts }: Moment): boolean =>
  (hasCart || isHeld) && !isWaiting && !isAboutOrder && !/^(?:check|retry|code|person)$/.test(accepts ?? '')

const asked: Rule['means'] = (meant) => ({ ...only('inCart')(meant), items: meant.items, quantity: meant.quantity })
const withoutNumber: Rule['means'] = (meant) => ({ ...asked(meant), quantity: null })

/** Whether a change is in, and how many there are now: asked, it changes nothing. */
export const inCartAsked: readonly Rule[] = [
  { says: HOW_MANY, unless: OTHERS, when: isOpen, means: withoutNumber },
  { says: IS_IT_SO_MANY, unless: OTHERS, when: isOpen, means: asked },
  {
    says: IS_IT_DONE,
    unless: OTHERS,
    names: (line) => ASKS.test(line) && line.split(/\s+/).length <= MOST_WORDS,
    when: isOpen,
    means: withoutNumber,
  },
]
const MOST_WORDS = 8
