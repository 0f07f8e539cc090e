/** Words around a place that don't belong to the address: courtesy, yes or no, `today`, `proceed to`. */
const COURTESY =
  'please|pls|tafadhali|naomba|nataka|samahani|pole|sorry|excuse me|thanks|thank you|asante|hi|hello|habari|actually|okay|ok|sawa|haya|poa|basi|well|alright|' +
  'yes|yah|yeah|yap|yep|yup|ndiyo|ndio|naam|eeh|ehee|right|correct|sure|no(?![.\\s]*\\d)|nah|nope|hapana|hapo ?hapo|hapahapa|' +
  'leo|today|(?:kwa )?sasa(?: hivi)?|(?:right |for )?now|just|(?:check ?out|proceed|(?:tu|ni)?endele[ae]|(?:tu|ni)?malizi?[ae])(?: and| na)?|mwanangu|ndugu|bro|boss|jamani|aisee'
const STATES_PLACE =
  "(?:(?:it|that|this)(?:['’]?s| is| was| must be| should be| will be| would be)|(?:should|must) be|(?:make|change) it(?: to)?|" +
  "i(?:['’]?m| am)(?: staying| living)?|we(?:['’]?re| are)(?: staying| living)?|(?:i|we) (?:live|stay|reside))(?: (?:in|at|on|near the|to))?"
const ADDRESS_IS =
  '(?:(?:the|my|our) )?(?:new |right |correct |delivery )?(?:address|location|place)(?: (?:is|should be|to)(?: in| at)?)?|' +
  'anwani(?: (?:yangu|yetu|mpya|sahihi))?(?: (?:ni|iwe))?|(?:change|correct|fix|update) (?:the|my) (?:delivery )?address(?: to)?|' +
  '(?:ku)?(?:badilisha|rekebisha|sahihisha|badili)(?: anwani(?: yangu)?)?(?: (?:iwe|ni|kuwa))?'
const SWAHILI =
  '(?:(?:mimi|mie) )?(?:ni|nipo|niko|tupo|tuko|(?:na|ana|tuna|wana|anaye|wanao)(?:ishi|kaa|patikana)|(?:yupo|yuko|wapo|wako)(?! hai)|ipo|iko|iwe)(?: (?:hapa|huku|hapo|maeneo ya|kwenye))?|nyumbani(?: (?:kwangu|ni))?|kwangu|hapa|hapo|huko|huku|kule|pale|here|there|(?:(?:u|m)?andik(?:a|e|eni)|weka|write|put)(?: tu| just)?|bali'
const DELIVER_TO =
  '(?:(?:can|could|will|would) you |i want you to |you can )?(?:please )?(?:bring|deliver|send|take|drop|ship)(?: (?:it|them|this|that|everything|my order|the fish))?(?: off)?(?: to| at| in)?|' +
  '(?:m?ni)?let(?:a|e|ee)(?:ni)?|(?:m?ni|m|mtu|tu)let(?:e|ee)(?:ni)?|i(?:let(?:e|we|ewe)|pelek(?:e|we|ewe)|je|ende)(?:ni)?|(?:mzigo )?(?:m|u|zi)?pelek(?:a|e|we)(?:ni)?|nipelek(?:e|ee)(?:ni)?|(?:wa|m)pelek(?:e|ee)(?:ni)?|tuma|nitumie'
/** Words that label the next part: `the district is Ubungo`, `mkoa ni Dar`. */
const LABEL =
  '(?:(?:the|my|our) )?(?:street|area|region|district|ward|city|town|landmark|mtaa|mkoa|wilaya|kata|mji|eneo)(?: name)?(?: (?:wangu|yangu|langu))?(?: (?:is|ni)|:)'

const LEAD = new RegExp(`^(?:(?:${[LABEL, STATES_PLACE, ADDRESS_IS, DELIVER_TO, SWAHILI, COURTESY].join('|')})(?:[\\s:,.!]+|$))+`, 'i')
const TAIL = /\s+(?:badala y(?:ake|a hapo)|instead|rather|tu|only|please|tafadhali|basi?|(?:kwa )?sasa|(?:for )?now)$/iu
/** A part of a line that says whose place it is, but not where: `to my office this time, samora avenue`. */
const OWN_PLACE = /^(?:to )?(?:my|our) (?:office|work|workplace|job|house|home|place)(?: (?:this time|today|now))?$/iu
/** A part that only says that the shown address is wrong. It names no place. */
const IS_WRONG =
  /^(?:(?:the|my|that|this|your|hiyo|ile) )?(?:address|anwani|it|that|location)(?:['’]?s)? (?:(?:is|was|looks|reads) )?(?:still )?(?:not (?:right|correct)|wrong|incorrect|strange[a-z]*|imekosewa|ina makosa)$|^(?:umekosea|nimekosea)$/i
/** A denied place (`not Masaki`), which doesn't belong to the address. The text after it names the right one. */
const DENIED =
  /(^|[,;]\s*)(?:(?:no|nope|nah|hapana|anwani|address|it|that)[\s,]+)*(?:is )?(?:not|si|sio|siyo|wala)(?![a-z])(?:[^,;]*?\s(?=(?:bali|ni|iwe|but|it['’]?s)\s)|[^,;]*)/gi
/** Asks to remove words of an earlier line: `remove those words, write …`. */
const REMOVED = /(^|[,;]\s*)(?:u|m)?(?:to[ae]|ondo[ae]|fut[ae]|remove|delete|erase)\s(?:[^,;]*?\s(?=(?:andika|weka|write|put)\s)|[^,;]*)/gi
/** A part that refers to an earlier address: `the first one`, `ile ya mwisho`. */
const EARLIER_ADDRESS =
  /^(?:(?:ile|hiyo|hilo|ya|the|that|this|same|my) ?)+(?:kwanza|pili|mwisho|mwanzo|first|second|last|previous|old|one|nyingine|mpya|new|sahihi|right)(?: (?:one|address))?$/iu
/** A part that often comes before the place: `wait, let me tell you`, `sipo nyumbani`. */
const INTERJECTION = /^(?:sipo|siko|hatupo|ngoja|subiri|sikia|wait|hold on|let me|listen|i['’]?m not|i am not)(?![a-z])/i
/** A part that refers to an earlier message: `the address I gave you`, after its first words were stripped. */
const EARLIER_MESSAGE =
  /^(?:(?:that|which|the one) )?(?:(?:i|we)(?:['’]?ve| have| had)? (?:already )?(?:gave|given|told|sent|typed|wrote|written|said|mentioned)|(?:ile )?nili(?:yo|cho)?(?:ku|wa)?(?:pa|ambia|andikia|andika|tumia|taja|sema))(?: you| to you)?(?: (?:before|earlier|already|just now|mwanzo|kwanza))?$/iu
/** Another checkout choice in the same line: delivery option, transporter or payment method. */
const OTHER_CHOICE =
  /^(?:(?:i['’]?ll|i will|ni(?:ta)?lip[ae](?: kwa)?|by|with|na|kwa|ya|iwe|tu|pay|paying|lipa|nalipa|nitalipa|malipo|delivery|payment|please|tafadhali|kawaida|haraka|express|standard|cash|keshi|kash|taslimu|on delivery|m-?pesa|tigo ?pesa|mixx(?: by yas)?|airtel(?: money)?|halo ?pesa|mobile money|simu|checkout|check out|yeyote|yoyote|anyone|any(?: (?:transporter|carrier|rider))?|no preference|thanks|asante|and|order|oda|endelea|proceed)(?:\s+|$))+$/iu
/** Patterns for parts of a line that aren't a place. */
const NOT_A_PLACE = [IS_WRONG, INTERJECTION, EARLIER_ADDRESS, EARLIER_MESSAGE, OTHER_CHOICE]
/** A label in the middle of a line starts a new part. */
const NEXT_LABEL = new RegExp(`\\s+(?:and|na)\\s+(?=${LABEL})`, 'gi')
/** Matches the end of a sentence, but not the dot of an abbreviation. */
const SENTENCE = /(?<=[a-z]{3})(?<!\b(?:ave|str|opp|blk|apt))[.!?]+\s+/gi

/** Returns the parts of a line that may name a place, without the words around them (CHAT-151). */
export function stripAddressCourtesy(line: string): string {
  const text = line
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.!?]+$/, '')
  return text
    .replace(SENTENCE, ', ')
    .replace(REMOVED, '$1')
    .replace(DENIED, '$1')
    .replace(NEXT_LABEL, ', ')
    .split(/[,;]\s*/)
    .map((part) => part.trim())
    .filter((part) => !IS_WRONG.test(part))
    .map((part) => part.replace(LEAD, '').replace(TAIL, '').replace(OWN_PLACE, '').trim())
    .filter((part) => part !== '' && NOT_A_PLACE.every((words) => !words.test(part)))
    .join(', ')
}
