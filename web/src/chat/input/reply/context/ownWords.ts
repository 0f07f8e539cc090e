import { ASKS } from './rule.ts'

const WALLET = 'm-?pesa|airtel(?: money)?|tigo(?: ?pesa)?|mixx|halopesa|line|laini|sim'
const MINE = `(?:my (?:own )?(?:number|no|phone|account|${WALLET})|(?:namba|simu|akaunti|${WALLET}) yangu|yangu mwenyewe|(?:tumia|weka|iwe|lipa kwa|tuma kwa) yangu|use mine|mine instead|(?:number|phone), mine)`
const DIRECTS =
  'use|charge|send|pay|put|take|request|switch|back|from|with|to|instead|own|no|nope|just|only|rather|kwa|kwenye|tu|iwe|weka|badala|basi|hapana|bora|afadhali|mwenyewe|tum[ae]\\p{L}*|\\p{L}*tumi\\p{L}*|\\p{L}*lip[ae]\\p{L}*|\\p{L}*rudi\\p{L}*'

/** The buyer's own number, with a word that tells where to: `send it to my own number`, `hapana mpesa yangu basi`. */
export const OWN_NUMBER = new RegExp(`(?=.*(?<!\\p{L})(?:${DIRECTS})(?!\\p{L})).*(?<!\\p{L})${MINE}(?!\\p{L})`, 'iu')

const OTHER = 'other|another|different|second|new|old|previous'
const LINE = `(?:(?:mobile |phone )?(?:number|phone|sim|line)|${WALLET})`
/** A number that is not the one at hand, and is not said: `my other number`, `namba nyingine`. */
export const OTHER_NUMBER = `(?:${OTHER}) ${LINE}|(?:namba|simu|laini|line)(?: yangu)?(?: ya| ile)? (?:nyingine|ingine|tofauti|mpya|pili|zamani|awali)`

const DENIED = `(?:not|n['’]t|never|usi\\p{L}+|si|sio|siyo|badala ya|instead of) (?:\\p{L}+ ){0,3}${MINE}|(?:change|\\p{L}*badili\\p{L}*|\\p{L}*kose[al]\\p{L}*(?: \\p{L}+)?) ${MINE}`
const WRONG = `${MINE} (?:is |was |ni |ya |isn['’]t )?(?:wrong|sio|siyo|si|mbovu|imekosewa|nyingine|ya pili|pili|mpya|zamani|\\d)`
/** Another use of a number than to pay with it. */
const ELSEWHERE =
  '\\p{L}*pig[ai]\\p{L}*|call|contact|receive\\p{L}*|recipient|\\p{L}*poke[al]\\p{L}*|receipt|risiti|code|msimbo|sms|message|ujumbe|link|rider|driver|dereva|mzigo|address|anwani|deliver\\p{L}*'
const TOLD =
  'paid|sent|\\p{L}{1,3}me(?:sha)?(?:lip|tum|wek|pat|kat|ingi|fik|pok|pot|zim|harib)\\p{L}*|\\p{L}*naona|see|got|deducted|nothing|no (?:prompt|request|push)|hai\\p{L}+|haku\\p{L}+|ha\\p{L}*ja\\p{L}*|si(?:ja|oni|na)\\p{L}*'

/** A question, a denial, something that happened, or a number that is for something else. */
export const NOT_OWN = new RegExp(`${ASKS.source}|(?<!\\p{L})(?:${DENIED}|${WRONG}|${ELSEWHERE}|${TOLD})(?!\\p{L})`, 'iu')
