import { addressesNow } from '#web/features/addresses/book.ts'
import type { Understood } from '../../understand/Understood.ts'
import { asks, asksAbout, denies } from '../line/asks.ts'
import { savedIn } from '../question/address/savedIn.ts'
import { addressOptions } from '../question/options.ts'
import { intent, type Moment, only, type Rule, topic, words } from './rule.ts'

/** Beside what, or which house: what only an address says. */
const WHERE = words(
  '(?:nyuma|mbele|pembeni|kando) (?:ya|mwa)|karibu (?:na|ya)(?! *(?:\\d|elfu|laki))|jirani na|mkabala (?:na|ya)|opposite|near(?! *\\d)|next to|behind|in front of|beside|' +
    'rangi tatu|saba ?saba|maili moja|(?:nyumba|house|plot|block|kitalu|mtaa|flat|floor|ghorofa)(?: (?:namba|number|no\\.?|wa|ya))? ?\\d+',
)
/** `nipe 2, nipo karibu na soko`: so many are asked for, wherever it is. */
const ASKS_FOR =
  '(?:nipe|niwekee|weka|niongezee|ongeza|chukua|nataka|naomba|add|give me|i want|i need|put|take) (?:\\d|one|two|three|four|five|six|moja|mbili|tatu|nne|tano|sita|mmoja|wawili|watatu|wanne)'
const ASKS = /\?|(?<![a-z])(?:wapi|where|which|gani|mna[a-z]*|do you|is there)(?![a-z])/i
const NO_WHEREABOUTS = new RegExp(`${ASKS.source}|(?<![a-z])${ASKS_FOR}`, 'i')
const isOpenToGoods = ({ hasCart, accepts, isWaiting }: Moment): boolean =>
  !isWaiting && (hasCart || accepts === 'amount' || accepts === 'address' || accepts === 'newAddress')

const WRONG =
  'wrong|incorrect|not correct|correct (?:it|the|my|this)|change|fix|edit|update|strange[a-z]*|not right|mistake|[a-z]*badil[a-z]*|[a-z]*rekebish[a-z]*|[a-z]*sahihish[a-z]*|(?:si|sio|siyo) sahihi|[a-z]*kose[a-z]*|makosa'
const ADDRESS = 'address|anwani|delivery location|mahali pa kuleta'
const ADDRESS_IS_WRONG = words(`(?:${WRONG}).*(?:${ADDRESS})|(?:${ADDRESS}).*(?:${WRONG})`)
const OTHER_ADDRESS = words("e-?mail|phone|number|namba|simu|don['’]?t|do not|never|keep|usi[a-z]*|sitaki|sijataka|not the address")
export const STAYS = new RegExp(
  `${OTHER_ADDRESS.source}|(?<![a-z])(?:ile ?ile|hiyo ?hiyo|(?:the )?same address(?! as))(?![a-z])|^(?:is|was) (?:this|that|it|the|my)(?![a-z])(?!.*wrong)`,
  'i',
)
const AGREES_WITH_PLACE =
  /(?<![a-z])(?:address|anwani)(?: [a-z]+)? (?:is|ni|iko) (?:right|correct|fine|ok|okay|sahihi|sawa|yenyewe)(?![a-z])|(?<![a-z])(?:right|correct) address(?![a-z])|^(?:yes|yah|yeah|yap|yep|ndiyo|ndio|naam|sawa|ok|okay|sure)(?![a-z]).*(?<![a-z])(?:there|here|hapo|hapa|huko|pale|address|anwani)(?![a-z])/i

const tells = {
  says: WHERE,
  namesFish: false,
  unless: NO_WHEREABOUTS,
  intents: ['back', 'setQuantity', 'add', 'remove', 'search', 'unknown', 'topic', 'yes', 'share'],
} as const
const isAsked = ({ accepts, isWaiting }: Moment): boolean =>
  !isWaiting && accepts !== null && ['address', 'newAddress', 'delivery', 'transporters', 'method'].includes(accepts)
/** The address is chosen by now, or asked for. */
const isSettled = (moment: Moment): boolean => isAsked(moment) || (moment.accepts === 'change' && !moment.isWaiting)
const namesSaved = (line: string): boolean => savedIn(line.replace(/^when |\?/giu, ''), addressOptions(addressesNow())) !== undefined
const isVague = ({ intent: read, isGuess }: Understood): boolean => read !== 'topic' || isGuess === true
/** Asked where to deliver, or nothing of the checkout yet. */
const maySayWhere = ({ accepts, isCheckingOut }: Moment): boolean => !isCheckingOut || accepts === 'address' || accepts === 'newAddress'

/** Where somebody is has numbers and words of its own: `Rangi Tatu`, `nyuma ya stendi`. They are no quantity and no command. */
export const whereabouts: readonly Rule[] = [
  {
    ...tells,
    when: (moment, meant) => isOpenToGoods(moment) && isVague(meant) && (meant.place !== undefined || maySayWhere(moment)),
    means: (meant) => ({ ...topic('areaFound')(meant), quantity: null }),
  },
  {
    ...tells,
    when: (moment, meant) => isOpenToGoods(moment) && isVague(meant),
    means: (meant) => ({ ...intent('unknown')(meant), quantity: null }),
  },
  {
    topics: [undefined, 'changeAddress'],
    says: words('(?:change|chn?g|edit|update|[a-z]*badil[a-z]*)(?: (?:the|my|delivery))* addr(?:ess)?'),
    unless: OTHER_ADDRESS,
    means: topic('changeAddress'),
  },
  { says: /^(?:the |my )?addr[.! ]*$/iu, when: isSettled, means: topic('changeAddress') },
  // `the Moshi one` is an address, and no fish of that name.
  {
    says: /(?<![a-z])one(?![a-z])/iu,
    names: (line) => !asks(line) && !asksAbout(line) && !denies(line) && namesSaved(line),
    when: isSettled,
    means: only('changeAddress'),
  },
  { says: /^when .*(?<![a-z])one(?![a-z])/iu, names: namesSaved, when: ({ accepts }) => accepts !== 'list', means: only('arrives') },
  // `do not change the address`, `is this the correct address?`: it stays, and what is open is asked again.
  { topics: ['changeAddress'], says: STAYS, when: (moment) => isAsked(moment) || moment.accepts === 'change', means: intent('checkout') },
  { says: ADDRESS_IS_WRONG, unless: OTHER_ADDRESS, when: isAsked, means: topic('changeAddress') },
  // A yes to the address chooses nothing where something else is asked: that is asked again.
  {
    says: AGREES_WITH_PLACE,
    when: ({ accepts }, { choices }) =>
      accepts !== null && ['delivery', 'transporters', 'method'].includes(accepts) && Object.keys(choices).length === 0,
    means: intent('checkout'),
  },
]
