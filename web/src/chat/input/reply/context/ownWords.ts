import { ASKS } from './rule.ts'

const WALLET = 'm-?pesa|airtel(?: money)?|tigo(?: ?pesa)?|mixx|halopesa|line|laini|sim'
const MINE = `(?:my (?:own )?(?:number|no|phone|account|${WALLET})|(?:namba|simu|akaunti|${WALLET}) yangu|yangu mwenyewe|(?:tumia|weka|iwe|lipa kwa|tuma kwa) yangu|use mine|mine instead|(?:number|phone), mine)`
const DIRECTS =
  'use|charge|send|pay|put|take|request|switch|back|from|with|to|instead|own|no|nope|just|only|rather|kwa|kwenye|tu|iwe|weka|badala|basi|hapana|bora|afadhali|mwenyewe|tum[ae][a-z]*|[a-z]*tumi[a-z]*|[a-z]*lip[ae][a-z]*|[a-z]*rudi[a-z]*'

/** The buyer's own number, with a word that tells where to: `send it to my own number`, `hapana mpesa yangu basi`. */
export const OWN_NUMBER = new RegExp(`(?=.*(?<![a-z])(?:${DIRECTS})(?![a-z])).*(?<![a-z])${MINE}(?![a-z])`, 'i')

const OTHER = 'other|another|different|second|new|old|previous'
const LINE = `(?:(?:mobile |phone )?(?:number|phone|sim|line)|${WALLET})`
/** A number that is not the one at hand, and is not said: `my other number`, `namba nyingine`. */
export const OTHER_NUMBER = `(?:${OTHER}) ${LINE}|(?:namba|simu|laini|line)(?: yangu)?(?: ya| ile)? (?:nyingine|ingine|tofauti|mpya|pili|zamani|awali)`

const DENIED = `(?:not|n['’]t|never|usi[a-z]+|si|sio|siyo|badala ya|instead of) (?:[a-z]+ ){0,3}${MINE}|(?:change|[a-z]*badili[a-z]*|[a-z]*kose[al][a-z]*(?: [a-z]+)?) ${MINE}`
const WRONG = `${MINE} (?:is |was |ni |ya |isn['’]t )?(?:wrong|sio|siyo|si|mbovu|imekosewa|nyingine|ya pili|pili|mpya|zamani|\\d)`
/** Another use of a number than to pay with it. */
const ELSEWHERE =
  '[a-z]*pig[ai][a-z]*|call|contact|receive[a-z]*|recipient|[a-z]*poke[al][a-z]*|receipt|risiti|code|msimbo|sms|message|ujumbe|link|rider|driver|dereva|mzigo|address|anwani|deliver[a-z]*'
const TOLD =
  'paid|sent|[a-z]{1,3}me(?:sha)?(?:lip|tum|wek|pat|kat|ingi|fik|pok|pot|zim|harib)[a-z]*|[a-z]*naona|see|got|deducted|nothing|no (?:prompt|request|push)|hai[a-z]+|haku[a-z]+|ha[a-z]*ja[a-z]*|si(?:ja|oni|na)[a-z]*'

/** A question, a denial, something that happened, or a number that is for something else. */
export const NOT_OWN = new RegExp(`${ASKS.source}|(?<![a-z])(?:${DENIED}|${WRONG}|${ELSEWHERE}|${TOLD})(?![a-z])`, 'i')
