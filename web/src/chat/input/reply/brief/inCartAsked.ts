import { type Moment, only, type Rule, words } from '../context/rule.ts'
import { NUMBER } from '../line/numbers.ts'

/** `wapo wangap sasa`, `how many tilapia do I have now`. */
const HOW_MANY = words(
  'how many .*(?:do i have|in (?:my|the) (?:cart|basket)|now|so far)|(?:wa|zi|vi)(?:ko|po|mo)(?: sasa)? (?:wa|zi|vi)?ngapi?|(?:wa|zi|vi)ngapi? (?:wa|zi|vi)(?:ko|po|mo)|(?:nina[a-z]*|kikapu[a-z]*)(?: [a-z]+){0,2} (?:wa|vi|m)ngapi?',
)
/** `perege, ni 3 sasa?`, `is it 3 now?` */
const IS_IT_SO_MANY = new RegExp(
  `(?<![a-z])(?:ni|are|is|(?:zi|wa|i)mekuwa)(?: (?:it|they|now|sasa))*,? ${NUMBER}(?: (?:now|sasa|tu|right|eti))*\\s*\\?`,
  'i',
)
/** `umepunguza kweli?`, `imebadilika?`, `did you change it?` */
const IS_IT_DONE = words(
  '(?:u|m|i|zi|wa|vi)me(?:sha)?(?:i|zi|vi|wa)?(?:wek|punguz|pungu|ongez|to|ondo|badil|ingi)[a-z]*|(?:did|have) you (?:really )?(?:chang|add|put|remov|reduc|t[ao]+k)[a-z]*|(?:is|are|was|were) (?:it|they|that) (?:in|out|added|changed|removed)',
)
const OTHERS = words(
  'address|anwani|deliver[a-z]*|usafiri|namba|number|phone|simu|transporter|rider|dereva|code|pin|note|ujumbe|pesa|hela|money|pay[a-z]*|[a-z]*lip[aei][a-z]*|malipo|price|name|jina|email|saa|siku|dakika|days|hours|minutes|oda|orders|people|watu|why|mbona|nani|who|nini|what|barafu|ice|chumvi',
)
const ASKS = /\?|(?<![a-z])(?:kweli|tayari|ngapi?|did|have)(?![a-z])|^\S+$/iu

const isOpen = ({ hasCart, isWaiting, isAboutOrder, accepts }: Moment): boolean =>
  hasCart && !isWaiting && !isAboutOrder && !/^(?:check|retry|code|person)$/.test(accepts ?? '')

const asked: Rule['means'] = (meant) => ({ ...only('inCart')(meant), items: meant.items, quantity: meant.quantity })
const withoutNumber: Rule['means'] = (meant) => ({ ...asked(meant), quantity: null })

/** `usitoe kibua`, `don't remove the tilapia`: that fish stays as it is. */
const LEAVES = words(
  "(?:u|m)si(?:ni)?(?:wa|i|zi|ki|vi|m)?(?:toe|ondoe|punguze|ongeze|fute)|(?:si|sio|siyo) ku(?:toa|ondoa|punguza|ongeza|futa)|(?:don['’]?t|do not|not|never)(?: to)? (?:remove|take out|reduce|drop|delete|add)",
)
const asItIs: Rule['means'] = (meant) => {
  const items = meant.items.filter(({ not }) => !not)
  return items.length > 0 ? { ...meant, items } : { ...only('inCart')(meant), items: meant.items.map(({ not: _not, ...item }) => item) }
}

/** Whether a change is in, and how many there are now: asked, it changes nothing. */
export const inCartAsked: readonly Rule[] = [
  { says: LEAVES, when: (moment, { items }) => isOpen(moment) && items.some(({ not }) => not), means: asItIs },
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
