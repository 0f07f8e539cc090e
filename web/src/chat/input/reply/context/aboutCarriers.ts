import { ORDER } from './aboutOrders.ts'
import { type Moment, type Rule, topic, words } from './rule.ts'

const WHO_ARE_YOU = words(
  'who are you|are you|your name|you called|wewe|u nani|jina lako|unaitwa|mnaitwa|robot|bot|muuzaji|seller|vendor|pin|pesa|hela|money|payment|malipo|lip[ae]\\p{L}*|pay\\p{L}*',
)
const CARRIER =
  'transporters?|carriers?|riders?|drivers?|company|companies|kampuni|msafirishaji|wasafirishaji|dereva|madereva|boda|couriers?|analeta|ataleta|wanaoleta|carr(?:y|ies)'
const COMPARES =
  'which|who|whom|gani|yupi|nani|wapi|vipi|best|better|fast\\p{L}*|quick\\p{L}*|cheap\\p{L}*|reliable|trust\\p{L}*|recommend\\p{L}*|nafuu|rahisi|bora|haraka zaidi|\\p{L}*aminik\\p{L}*|\\p{L}*amini'
const ASKS_OF_CARRIERS = words(`(?:${CARRIER}).*(?:${COMPARES})|(?:${COMPARES}).*(?:${CARRIER})`)
const ABOUT_THEM = words('wanaamin\\p{L}*|wanaaminika|anaaminika|trust them|are they|them|wao|hawa')

const chooses = ({ accepts }: Moment): boolean => accepts === 'transporters' || accepts === 'change'
/** `kwa boda`, where the address is asked for. */
const isBeforeThem = (moment: Moment): boolean => chooses(moment) || moment.accepts === 'address' || moment.accepts === 'newAddress'

/** Who carries the fish is asked where the carrier is chosen, or seen again: those that may be chosen are meant, and no order that exists. */
export const aboutCarriers: readonly Rule[] = [
  { topics: ['yourName', 'isItABot'], unless: WHO_ARE_YOU, when: chooses, means: topic('carriers') },
  { topics: ['isItSafe'], says: ABOUT_THEM, unless: WHO_ARE_YOU, when: chooses, means: topic('carriers') },
  { topics: ['whoCarries'], unless: ORDER, when: isBeforeThem, means: topic('carriers') },
  {
    topics: [undefined, 'cheapest', 'bargain', 'budget', 'isItSafe', 'deliveryTime', 'deliveryFee', 'goodToday', 'whoCarries'],
    says: ASKS_OF_CARRIERS,
    unless: WHO_ARE_YOU,
    namesFish: false,
    when: chooses,
    means: topic('carriers'),
  },
]
