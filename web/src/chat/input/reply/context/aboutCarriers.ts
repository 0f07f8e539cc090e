import { ORDER } from './aboutOrders.ts'
import { ASKS, type Moment, only, type Rule, topic, words } from './rule.ts'

/** Us, the fish or the money is asked about. */
const OTHERS = words(
  'who are you|are you|your name|you called|wewe|u nani|jina lako|unaitwa|mnaitwa|robot|bot|muuzaji|seller|vendor|fish|samaki|pin|pesa|hela|money|payment|malipo|lip[ae][a-z]*|pay[a-z]*',
)
const CARRIER =
  'transporters?|carriers?|riders?|drivers?|company|companies|kampuni|msafirishaji|wasafirishaji|dereva|madereva|boda|couriers?|analeta|ataleta|wanaoleta|carr(?:y|ies)'
const BEST =
  'best|better|fast[a-z]*|quick[a-z]*|cheap[a-z]*|reliable|trust[a-z]*|recommend[a-z]*|nafuu|rahisi|bora|haraka zaidi|[a-z]*aminik[a-z]*|[a-z]*amini'
const COMPARES = `which|who|whom|gani|yupi|nani|wapi|vipi|${BEST}`
const ASKS_OF_CARRIERS = words(`(?:${CARRIER}).*(?:${COMPARES})|(?:${COMPARES}).*(?:${CARRIER})`)
const WHOM_DO_YOU_USE = words('mna(?:m|wa)?tumia (?:kina )?nani|mnafanya kazi na (?:kina )?nani|whom? do you (?:use|work with|send)')
const WHICH_IS_BEST = words(`(?:which|who|whom|yupi|nani|gani|ipi)(?: [a-z]+){0,4} (?:${BEST})|(?:${BEST}) (?:ni )?(?:yupi|nani|ipi)`)
const ABOUT_THEM = words('wanaamin[a-z]*|wanaaminika|anaaminika|trust them|are they|them|wao|hawa')

/** `will they call me?` */
const WILL_CALL = words(
  '(?:will|do|does|can) (?:they|he|she|somebody|someone|you|the (?:rider|driver|transporter)) (?:call|phone|ring)|(?:ata|wata|mta)(?:ni)?pigi[a-z]*(?! simu ya)',
)
/** What the rider does on the way: `dereva akipotea atanipigia?`. */
const OF_THE_RIDE = new RegExp(
  `${ORDER.source}|${words('[a-z]*pigi[a-z]*|calls?|calling|[a-z]*pote[ao][a-z]*|lost|late|[a-z]*chelew[a-z]*').source}`,
  'i',
)

const WHO_COMES = words(
  "nani (?:ana|ata|anaye|ndiye ata)(?:ni|tu|u)?(?:kuja|let[a-z]*|pelek[a-z]*)|who(?:['’]?s| is| will be) (?:coming|bringing|delivering|carrying)|who (?:will|is going to) (?:come|bring|deliver|carry)(?! to)",
)

/** What a line about a carrier is read as, whose name holds that of a place: `is Kariakoo Riders fast?`. */
const OF_A_NAME = ['areaFound', 'areaNoCarrier', 'areaUnknown', undefined]
const IS_FAST = words('fast[a-z]*|quick[a-z]*|slow[a-z]*|haraka|upesi')
const IS_GOOD = words('good|best|nice|reliable|safe|trust[a-z]*|[a-z]*zuri|bora|[a-z]*aminik[a-z]*|who (?:are|is)|(?:ni|kina) nani')
const isAsked = (line: string): boolean => ASKS.test(line)

const chooses = ({ accepts }: Moment): boolean => accepts === 'transporters' || accepts === 'change'
/** `kwa boda`, where the address is asked for. */
const isBeforeThem = (moment: Moment): boolean => chooses(moment) || moment.accepts === 'address' || moment.accepts === 'newAddress'

/** Who carries the fish is asked where the carrier is chosen, or seen again: those that may be chosen are meant, and no order that exists. */
export const aboutCarriers: readonly Rule[] = [
  { topics: ['yourName', 'phoneNumber', undefined], says: WILL_CALL, unless: /call you/iu, means: topic('whoCarries') },
  // One was chosen: that one is meant.
  { says: WHO_COMES, unless: OF_THE_RIDE, when: ({ accepts }) => accepts === 'change', means: topic('whoCarries') },
  { topics: ['yourName', 'isItABot'], unless: OTHERS, when: chooses, means: topic('carriers') },
  { topics: ['isItSafe'], says: ABOUT_THEM, unless: OTHERS, when: chooses, means: topic('carriers') },
  { topics: ['whoCarries'], unless: OF_THE_RIDE, when: isBeforeThem, means: topic('carriers') },
  {
    topics: [...OF_A_NAME, 'deliveryTime'],
    says: IS_FAST,
    unless: words('naweza|can i|could i'),
    names: isAsked,
    namesFish: false,
    when: ({ accepts }) => accepts === 'transporters',
    means: only('fastest'),
  },
  {
    topics: OF_A_NAME,
    says: IS_GOOD,
    names: isAsked,
    namesFish: false,
    when: ({ accepts }) => accepts === 'transporters',
    means: only('carriers'),
  },
  { says: WHOM_DO_YOU_USE, when: chooses, means: topic('carriers') },
  {
    says: WHICH_IS_BEST,
    namesFish: false,
    unless: OTHERS,
    when: ({ accepts }) => accepts === 'transporters',
    means: topic('carriers'),
  },
  {
    topics: [undefined, 'cheapest', 'bargain', 'budget', 'isItSafe', 'deliveryTime', 'deliveryFee', 'goodToday', 'whoCarries'],
    says: ASKS_OF_CARRIERS,
    unless: OTHERS,
    namesFish: false,
    when: chooses,
    means: topic('carriers'),
  },
]
