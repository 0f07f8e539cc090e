import type { Meaning } from '../line.ts'

/** One whole word of the list; `[a-z]*` is the rest of one. */
const words = (list: string): RegExp => new RegExp(`(?<![a-z])(?:${list})(?![a-z])`)

/** Read from the plain text in lower case, without apostrophes. */
const patterns: Readonly<Record<Meaning, RegExp>> = {
  bring: words(
    'bring|deliver|come|arrive|reach|send it|get it|(?:[amntuwz][a-z]{0,6})?let(?:e|ee|ea|eni|eeni)|(?:m|u|a|wa|i|zi)ta(?:fika|kuja|leta)|(?:m|u|wa)?[a-z]*pelek[a-z]*|(?:a|wa|m|u)?(?:je|njoo|kuja|mje)|wek[ae] oda',
  ),
  call: words(
    '(?:call|ring|phone|text|beep|message) (?:me|us|him|her|them|my|\\+?\\d)|give (?:me|us|him|her|them) a (?:call|ring)|call first|[a-z]*pigi(?:a|e|eni)|(?:ni|u|a|wa|m)+pig[ae] simu',
  ),
  careful: words('careful|carefully|gently|taratibu|uangalifu|makini|beware|watch out|jihadhari|tahadhari|chunga'),
  cleanVerb: words(
    'clean(?:ed)?|scale|descale|gut(?:ted)?|wash(?:ed)?|peel(?:ed)?|fillet it|[a-z]*safish[a-z]*|[a-z]*osh[ae][a-z]*|[a-z]*par(?:a|ue|ulie)[a-z]*',
  ),
  cutVerb: words('cut|slice|chop|portion|[a-z]*kat(?:a|e|wa|we|ia|ie|iwe|ieni|eni)'),
  dog: words('dog|dogs|mbwa'),
  fishPart: words(
    'in (?:two|three|four|half)|bones?|boneless|scales?|guts?|heads?|tails?|skin|fins?|pieces|steaks?|halves|chunks|miba|mifupa|magamba|utumbo|matumbo|vichwa|kichwa|mkia|mikia|ngozi|mapezi|vipande|steki|nusu',
  ),
  forMe: words('for me|[a-z]*ni(?:kat|safish|osh|par|ondol|tol)[a-z]*'),
  gate: words('gates?|door|doorstep|fence|geti(?:ni)?|lango(?:ni)?|mlango(?:ni)?|uzio(?:ni)?|kibaraza(?:ni)?|entrance|lobby'),
  house: words('house|plot|block|flat|street|road|near|behind|next to|opposite|nyumba|namba|mtaa|karibu na|nyuma ya|mbele ya|mkabala'),
  keeper: words(
    'guards?|watchman|security|reception(?:ist)?|concierge|caretaker|neighbou?rs?|maid|house ?(?:girl|help|boy)|mlinzi|walinzi|askari|mapokezi|jirani|majirani|dada wa kazi|kijana wa kazi|shop ?keeper|muuza duka',
  ),
  knock: words(
    '(?:ring|rings|ringing)(?! me| us)|knock(?:ing)?|hoot(?:ing)?|honk(?:ing)?|horn|door ?bell|the bell|hodi|honi|kengele|shout(?:ing)?',
  ),
  lastOrder: words('(?:my |the )?(?:last|latest) (?:order|one)|oda (?:yangu )?ya mwisho'),
  leaveAt: words(
    'leave|leaves|drop|hand|give|put|[a-z]*ach(?:a|e|ia|ie|ieni|eni)|[a-z]*kabidhi[a-z]*|(?:a|u|m|wa)?mp(?:e|eni|atie)|(?:a|u)?(?:i|zi)?wek(?:e|a|eni)',
  ),
  money: words(
    'money|cash|refund|balance|pesa|hela|ela|fedha|salio|chapaa|mpunga|shillings?|tzs|tsh|pay|paid|payment|malipo|[a-z]*lip(?:a|e|wa|ia)|m-?pesa|pin',
  ),
  oncomingTime: words(
    'before|when|first|once|outside|near|close|arriv(?:e|es|ing|al)|kabla|kwanza|nje|karibu|njiani|(?:u|a|m|wa)kifika|(?:u|a|m)kikaribia|minutes?|dakika',
  ),
  packing: words('well|apart|separate(?:ly)?|ice|bags?|vizuri|kando|tofauti|barafu|mfuko|mifuko'),
  packVerb: words('pack|wrap|(?:u|m|wa|a)?(?:i|zi)?fung(?:a|e|eni)|(?:m|wa)?paki(?:a|e)'),
  openVerb: words('opens?|open up|[a-z]*fungu[a-z]*'),
  order: words('order|orders|oda|[a-z]*agiz[a-z]*'),
  past: words('never|was|were|did|had|came|[a-z]*likuwa|(?:a|wa|u|m|i|zi)li(?!nzi)[a-z]{3,}|yesterday|jana|last (?:time|week)'),
  please: words('please|tafadhali|naomba|pls|plz'),
  price: words('price|total|discount|cheaper|reduce|bei|jumla|punguz[a-z]*'),
  putVerb: words('add|put in|include|[a-z]*ongez[a-z]*|more'),
  rider: words('rider|driver|delivery (?:guy|man|person)|boda(?:boda)?|dereva|mleta[a-z]*|msafirishaji|transporter|courier'),
  stopWord: words('stop|cancel|ghairi|acha tu|achana|sitaki|leave it(?= *$)|forget it'),
  takeOff: words('remove|take (?:out|off)|[a-z]*(?:to|ondo)(?:a|e|lee|lewe|eni|eeni)'),
  tellThem: words(
    '(?:tell|ask|inform|let) (?:him|her|them|the (?:rider|driver|boda|guy|seller|fisherman|man|delivery guy)) (?:to|not|that|know)|(?:m|u)?(?:mw|wa)ambi(?:e|eni)|(?:m|u)?(?:mw|w)aombe(?:ni)?',
  ),
  theyDid: words('(?:m|u|wa|a|i)me[a-z]{3,}'),
  without: words('no|without|not|dont|do not|never|bila|usi[a-z]+|msi[a-z]+|asi[a-z]+|wasi[a-z]+|si|sio'),
}

export function meaningsIn(plain: string): Clause['says'] {
  return (...meanings) => meanings.some((meaning) => patterns[meaning].test(plain))
}
type Clause = { readonly says: (...meanings: readonly Meaning[]) => boolean }
