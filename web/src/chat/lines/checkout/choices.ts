import { EXPRESS_FEE, STANDARD_FEE } from '#contract/rules/constants.ts'
import { plainText } from '#contract/rules/typed.ts'
import type { CardKind } from '#web/chat/kinds/card.ts'
import { allKinds, kinds } from '#web/chat/kinds/kinds.ts'
import { type Amount, amountsIn } from '#web/chat/lines/lexicon/amounts.ts'
import { type Token, tokensOf } from '#web/chat/lines/lexicon/tokens.ts'
import { NO_PREFERENCE } from '#web/features/checkout/checkout.ts'
import { type CheckoutAnswers, type TransporterOption } from '../line.ts'

const words = (list: string): RegExp => new RegExp(`(?<![a-z])(?:${list})(?![a-z])`, 'g')
const word = (list: string): RegExp => new RegExp(`^(?:${list})$`)

const ARRIVES =
  'on (?:delivery|arrival)|when (?:it|they|he|she|the [a-z]+) (?:arrives?|comes?|gets here|brings? it)|when i (?:get|receive|see)|at the (?:door|gate)|(?:ni|tu)kip(?:okea|ata)|(?:a|i|u|wa|m)ki(?:fika|leta|ja|niletea)|mlangoni|niki(?:sha)?(?:wa|i|zi)?ona'
const PAYS =
  '(?:pay|(?!(?:ni|tu|a|wa)?me)[a-z]*lip(?:a|e|ia)|(?:give|hand|[a-z]*mp(?:a|e)|[a-z]*toa)(?: [a-z]+){0,3} (?:money|cash|pesa|hela))'
const RIDER = 'rider|driver|carrier|transporter|dereva|boda(?:boda)?|msafirishaji'
/** Phrases and the word that each of them is read as. */
type Sayings = ReadonlyArray<readonly [RegExp, string]>
const sayings = (phrases: Readonly<Record<string, string>>): Sayings =>
  Object.entries(phrases).map(([word, list]) => [words(list), ` ${word} `])
/** Other phrases for the words that choose an option, in the order in which they are replaced. */
const SAYINGS = sayings({
  sawa: 'no (?:problem|worries|time|change)|why not|(?:sina|hakuna|haina) (?:shida|neno|tatizo|chenji)|badala yake',
  badala: 'back to',
  // `kariakoo riders hao ndo wananyoosha` praises what it chooses.
  tu: '(?:ile )?namba yangu (?:ya siku zote|ile ile)|my usual number|(?:hao|huyo|hiyo|hii|hawa|yule|ile) ndi?[oy]o? [a-z ]+',
  not: 'instead of|badala ya|rather than|no (?:longer |more )?need (?:for|of)(?: the)?|(?:next|another|some other) time|(?:siku|mara|wakati) (?:m|ny)?ingine',
  yeyote: `no preference|you (?:can )?(?:choose|pick|decide)(?: for me)?|(?:i )?(?:do not|dont) mind(?: who)?|whoever|(?:whoevers? )?(?:the )?most reliable(?: one)?|any(?: ?(?:one|body)|(?=\\W*$| (?:${RIDER}|of|will|is|please|pls)))(?: (?:${RIDER}))?(?: (?:of them|will do|is (?:ok|fine)))?|chagu(?:a|eni)(?: tu)? (?:ny?inyi|nyie|wewe|m?wenyewe)|(?:m|u)?nichagulie(?:ni)?(?: (?:nyie|ninyi|wewe))?|(?:(?:${RIDER}|mpanda [a-z]+) )?(?:yeyote|yoyote|wowote)(?: (?:aliye|atakaye(?:kuwa)?)(?: karibu)?)?`,
  keshi: `${PAYS}(?: [a-z]+){0,4} (?:${ARRIVES}|${RIDER})(?: (?:${ARRIVES}|hapa|nje))*|(?:${ARRIVES})(?: [a-z]+){0,3} ${PAYS}|cash on delivery|(?:pesa|hela|cash) (?:taslimu|mkononi)|ukipokea`,
  mobile:
    '(?:by|with|via|using) (?:my )?phone|kwa simu|mobile money|malipo (?:ya|kwa) simu|simu(?! (?:ya (?:dereva|boda|rider|kijana)|yangu i[kn]))|m-?pesa|mixx by yas|(?:tigo|airtel|halo) ?pesa|airtel(?: money)?|tigo|halotel|voda(?:com)?',
})
/** Phrases that choose a delivery option, but only if the chat has just asked for one. `no hurry` or `cheaper` may mean something else later. */
const OF_DELIVERY = sayings({
  kawaida:
    'sina haraka|(?:no|not in a) (?:rush|hurry)|not urgent|cheap(?:er|est)? (?:one|option|way)|ya (?:bei )?(?:nafuu|rahisi?|ndogo|chini)',
  haraka: '(?:faster|fastest|quickest)(?: (?:one|option|way))?',
})
/** At other questions these words only ask us to hurry: `airtel money, fanya chap`. So does `haraka` once a delivery has been chosen. */
const HASTE = 'chap|fasta|sasa hivi|upesi|mbio|fast|quick(?:ly)?|asap|urgent'
const SUM = 'payments?|malipo|check(?:ing)? ?out|jumla|total|sum|bei|price'
/** `nataka kulipa haraka`, `quick total`: haste about paying or a sum. In `nataka haraka nalipa cash` the haste is about the delivery. */
const HASTE_TO_PAY: Sayings = [
  `(?<=(?<![a-z])(?:pay|paying|(?!(?:ni|tu|a|wa)?me)[a-z]*lipi?[ae]|${SUM})(?: (?!(?:and|na|n|for|then)(?![a-z]))[a-z]+){0,2} )(?:haraka|${HASTE})(?! delivery)`,
  `(?:haraka|${HASTE})(?= (?:(?:the|ya|to|na) )?(?:kulipia?|${SUM})(?![a-z]))`,
].map((haste) => [words(haste), ' tu '])
const NAMES_DELIVERY = words('delivery|usafiri(?:shaji)?|[a-z]*badili[a-z]*|change|switch|make it|iwe|express|standard|kawaida')
/** `sawa haraka` on the slip is about the delivery, as nothing else is said. */
const ONLY_HARAKA =
  /^\W*(?:(?:sawa|ok(?:ay)?|yes|ndi[oy]+|basi|ya|nataka|naomba|can|i|have)\W+)*haraka(?:\W+(?:tu|tafadhali|please|pls|basi|sawa))*\W*$/
/** `ndiyo, haraka, yeyote, cash`: an answer among others. */
const LISTED_HARAKA = /(?:^|,)\s*haraka\s*,|,\s*haraka\W*$/
/** A step of the checkout after the delivery is chosen. */
const isAfterDelivery = (asked: CardKind | null): boolean =>
  asked !== null && kinds[asked].goal !== null && allKinds.indexOf(asked) > allKinds.indexOf('delivery')
const BECAUSE = 'because|cause|since|maana|sababu|kwa sababu|kwani'
const BREAK = new RegExp(
  `[;:!…\\n–—]+|[.,](?!\\d)|\\s-\\s|(?<![a-z])(?:but|ila|lakini|lkn|bali|halafu|(?:ili)?mradi|as long as|provided)(?![a-z])|\\s(?=(?:${BECAUSE})(?![a-z])|[wyz]?[ai][a-z]{3,}we(?![a-z]))`,
)
/** Words that give the reason of a choice. */
const REASON = words(`(?<=^\\s*)(?:${BECAUSE})|guests?|wageni|hungry|njaa|party|sherehe|cheap(?:er)?|ghali|expensive|faster`)

const NO = word('no|nope|nah|hapana')
/** Negations of the next option, or else of the one before. */
const NOT = word(
  'not|si|sio|siyo|wala|without|bila|except|isipokuwa|kuliko|dont|never|(?:a|i|wa|m|u)si(?:we|wa)|[um]si(?:let|wek|tum|chag|pelek|lip|fany|kuba)[a-z]*',
)
/** Negations of the option next to them, on either side. */
const LACKS = word(
  'staki|ondo[a-z]+|toa|utoe|remove|(?:si|hatu)(?:wa|m|i|u)?(?:taki|na|hitaji|pendi|penda|wezi|tumii|amini)|ha(?:na|kuna|mna|tuna)|ha[iu](?!na$)[a-z]{2,}|haina|cant|cannot|doesnt|isnt|wont|empty|failed|broken|lost|imeisha',
)
const HEDGES =
  /(?<![a-z])(?:maybe|perhaps|labda|pengine|sijui|know|not sure|if|kama|depends|inategemea|either|or(?! rather)|any ?(?:one|body) (?:there|here|home|on|available)|only have|have only|au|ama|unless|might|fees?|nauli|gharama)(?![a-z])/
/** Words that mean another option than the one next to them. */
const OTHERS = /(?<![a-z])(?:another|other|mwingine|nyingine|zaidi|more|else|last|jana|yesterday)(?![a-z])/
const CORRECTION = word(
  'actually|sorry|samahani|wait|subiri|ngoja|rather|instead|badala|afadhali|bora|mean|yaani|basi|make|change|switch|nimebadili|badili(?:sha)?|oops',
)
/** Words that don't change an answer. Words with only the meanings in `PLAIN` don't either. */
const LITTLE = word(
  'we|u|you|put|one|those|by|via|use|using|is|can|could|may|will|would|love|have|do|go|going|best|and|oh|ah|checkout|tuendelee|malizia|wacha|bring|deliver|alete|weka|niwekee|pieces?|mm+|hm+|all|thanks|option|method|service|way|account|transporter|said|meant|napendelea|nipeni|nachukua|hii|yule|kwangu|watatosha|wanatosha|inafaa|vizuri|asante|dada|njia|number|nilitaka|hata|huwa|mtu|mawazo|nia|mind|(?:ni|u|m|wa)?let[a-z]+|yenu|wenu|yao|nadhani|pikipiki|works|easier|rahisi|tena|iko|mwanangu|mjukuu|bro+|boss|(?:i|ita|ina)(?:ni|tu)?(?:faa|tosha)',
)
const PLAIN =
  /^(?:filler|want|give|take|choose|yes|demonstr|enough|real|be|make|get|delivery|parcel|pay|amount|moneyWord|change|use|sendVerb|like|good|today|unit|kilo|pieces|weight|speak|stopTalk)(?:\.me)?$/
/** Words that describe the option before them: what it does, did or is. */
const SPEAKS_OF = word(
  'is|are|was|were|will|would|has|had|does|did|belongs|needs|wants|comes|arrives|fails|takes?|took|costs?|it|they|he|she|wao|ni|wana|ina|ana|too|slow|late|expensive|ghali|bad|mbaya|hatari|kidogo|(?:i|u|wa|a|zi|hu)(?:na|ta|me|li|ka)(?!ye|yo|o)[a-z]{3,}|ha(?:i|wa|u)[a-z]{2,}|(?:ni|tu)ki(?!ng|po|pa|on)[a-z]{3,}|naweza',
)
const TOLD = word('was|were|had|did|after|baada|before|nina')
const VALUES: ReadonlyArray<readonly [string, CheckoutAnswers]> = [
  ['standard', { delivery: 'standard' }],
  ['express', { delivery: 'express' }],
  ['cash', { method: 'cash_on_delivery' }],
  ['mobile', { method: 'mobile_money' }],
  ['network', { method: 'mobile_money' }],
  ['anyone', { transporter: NO_PREFERENCE }],
]
/** A delivery can also be named by its price. */
const FEES: Readonly<Record<number, CheckoutAnswers>> = { [STANDARD_FEE]: { delivery: 'standard' }, [EXPRESS_FEE]: { delivery: 'express' } }

type Denial = 'no' | 'not' | 'lacks'
type Sign = CheckoutAnswers | Denial | 'corrects' | 'little' | 'other'
type PlacedSign = { readonly sign: Sign; readonly piece: number; readonly speaks: boolean }
type Signs = readonly PlacedSign[]
/** A value and its place among the signs of the clause. */
type ChoiceMention = {
  readonly at: number
  readonly piece: number
  readonly chosen: CheckoutAnswers
  readonly isSure: boolean
  isDenied: boolean
}

/**
 * The fields that may have other words beside them once the checkout asks. A method needs a clause of its own unless its row is open: `simu`
 * may be the driver's. Outside the row of the delivery, a fee alone names no delivery: `I have only 10,000`.
 */
function freeFields(plain: string, asked: CardKind | null): readonly (keyof CheckoutAnswers)[] {
  if (!isOnSlip(asked)) return []
  const isDelivery = asked === 'delivery' || plain.search(NAMES_DELIVERY) >= 0
  return ['transporter', ...(isDelivery ? ['delivery' as const] : []), ...(asked === 'method' ? ['method' as const] : [])]
}

/** True at the slip, whichever of its rows is open, and at the address. */
const isOnSlip = (asked: CardKind | null): boolean => asked !== null && /^(?:address|slip)$/.test(kinds[asked].goal ?? '')

/**
 * Returns the answers in a clause, without those that are denied or doubted; the last one if the clause corrects itself. `named` are the
 * transporters that can be chosen. If one is asked for, one word of its name is enough. An answer to the open question counts even if the
 * buyer adds a reason or a wish. An answer to another question counts only if the clause says nothing else.
 */
export function choicesIn(text: string, named: readonly TransporterOption[], asked: CardKind | null): CheckoutAnswers {
  const plain = withNames(plainText(text).toLowerCase().replaceAll("'", ''), named, asked === 'transporters')
  const pieces = [...HASTE_TO_PAY, ...deliverySayings(plain, asked), ...SAYINGS]
    .reduce((line, [phrase, word]) => line.replace(phrase, word), plain)
    .split(BREAK)
  const own = freeFields(plain, asked)
  const bare = pieces.filter((piece) => piece.search(REASON) < 0)
  const sure = chosenOf(bare, named, plain, asked === 'product' ? isBareAmount : isBare)
  const free = own.length === 0 ? {} : chosenOf(pieces, named, plain, isBeside)
  // `anyone, but be quick`: only the answer to the open question may have other words next to it.
  return { ...sure, ...Object.fromEntries(own.flatMap((field) => (free[field] === undefined ? [] : [[field, free[field]]]))) }
}

function deliverySayings(plain: string, asked: CardKind | null): Sayings {
  if (asked === 'delivery') return OF_DELIVERY
  if (plain.search(NAMES_DELIVERY) >= 0 || (isOnSlip(asked) && (ONLY_HARAKA.test(plain) || LISTED_HARAKA.test(plain)))) return []
  return sayings({ tu: isAfterDelivery(asked) ? `haraka|${HASTE}` : HASTE })
}

function chosenOf(
  pieces: readonly string[],
  named: readonly TransporterOption[],
  plain: string,
  isClear: (signs: Signs) => boolean,
): CheckoutAnswers {
  const signs = pieces.flatMap((one, piece) => signsOf(one, named).map((sign) => ({ ...sign, piece })))
  const sure = pieces.map((_, piece) => isClear(signs.filter((one) => one.piece === piece)))
  const isSure = (piece: number): boolean => sure[piece] === true
  const values = valuesOf(signs, isSure)
  const refused = values.find(({ chosen, isDenied }) => chosen.transporter !== undefined && isDenied)?.chosen.transporter
  const unsure: CheckoutAnswers = refused === undefined ? {} : { refused }
  const isElse = pieces.some((_, piece) => !values.some((one) => one.piece === piece) && !isSure(piece))
  const isOfOther = pieces.some((one, piece) => OTHERS.test(one) && (isClear !== isBeside || values.some((value) => value.piece === piece)))
  if (HEDGES.test(plain) || isOfOther || isElse) return unsure
  const chosen: CheckoutAnswers = Object.assign({}, ...Array.from(new Set(values.map(kindOf)), (kind) => lastOf(kind, values, signs)))
  return chosen.transporter === undefined ? { ...chosen, ...unsure } : chosen
}

const isOther = ({ sign }: PlacedSign): boolean => sign === 'other'
const isValue = ({ sign }: PlacedSign): boolean => typeof sign !== 'string' && sign.amount === undefined
const isBare = (signs: Signs): boolean => !signs.some(isOther)
/** A quantity is read even with other words next to it. */
const isBareAmount = (signs: Signs): boolean => isBare(signs) || signs.every(({ sign }) => typeof sign === 'string')

/** True if the words next to the option don't describe it: `express, nna njaa`, but not `express inachelewa`. */
function isBeside(signs: Signs): boolean {
  const head = signs.slice(0, Math.max(0, signs.findIndex(isValue)))
  const next = signs.slice(signs.findLastIndex(isValue) + 1).find((one) => one.speaks || isOther(one))
  return isBare(signs) || (!head.some((one) => one.speaks || isOther(one)) && !next?.speaks)
}

const isDenial = (sign: Sign): sign is Denial => sign === 'no' || sign === 'not' || sign === 'lacks'
const kindOf = ({ chosen }: ChoiceMention): string => Object.keys(chosen)[0] ?? ''
const isSame = (one: ChoiceMention, other: ChoiceMention): boolean => Object.values(one.chosen)[0] === Object.values(other.chosen)[0]

const MARK = 'zz'
const FIRST_MARK = 97
/** Words in the names of many transporters. They may appear next to a name. */
const COMMON = 'express|link|transport|delivery|services?|company'
const BESIDE = `${COMMON}|riders?|cargo|boda|logistics|limited`

/** Replaces the names of transporters by marks, so that `Pwani Express` doesn't choose express delivery. */
function withNames(plain: string, named: readonly TransporterOption[], isTransporterAsked: boolean): string {
  const all = named.map(({ businessName }) => plainText(businessName).toLowerCase())
  return all.reduce((line, own, at) => {
    const parts = own
      .split(' ')
      .filter((part) => part.length > 3 && part.search(words(COMMON)) < 0 && all.filter((one) => one.includes(part)).length === 1)
    const region = named[at]?.region.toLowerCase()
    const mark = ` ${MARK}${String.fromCharCode(FIRST_MARK + at)} `
    return line.replace(
      words(
        `(?:${[own, ...parts.map((part) => (isTransporterAsked ? part : `(?<=letewe na )${part}`))].join('|')})(?: (?:${BESIDE}))*(?:,? ${region})?`,
      ),
      mark,
    )
  }, plain)
}

function signsOf(piece: string, named: readonly TransporterOption[]): readonly Omit<PlacedSign, 'piece'>[] {
  const tokens = tokensOf(piece)
  const counts = amountsIn(tokens)
  return tokens.flatMap((token, at) => {
    const speaks = SPEAKS_OF.test(token.typed)
    if (token.word === 'one' && (at === 0 || tokens[at + 1]?.word === 'of')) return { sign: { amount: 1 }, speaks }
    const amount = counts.find(({ from, to }) => from <= at && at < to)
    const chosen = amount && token.word !== 'one' ? chosenBy(amount) : undefined
    if (chosen) return amount?.from === at ? { sign: chosen, speaks } : []
    return /^[?,&+]$/.test(token.typed) ? [] : { sign: signOf(token, named), speaks }
  })
}

/** A sum of money may be the fee of a delivery; a number is a quantity. */
function chosenBy({ kind, value }: Amount): CheckoutAnswers | undefined {
  if (kind === 'money') return FEES[value]
  return kind === 'count' && value > 0 ? { amount: value } : undefined
}

function signOf({ typed, word: read, means }: Token, named: readonly TransporterOption[]): Sign {
  const transporter =
    typed.length === MARK.length + 1 && typed.startsWith(MARK) ? named[typed.charCodeAt(MARK.length) - FIRST_MARK] : undefined
  if (transporter) return { transporter: transporter.id }
  if (NO.test(typed)) return 'no'
  if (NOT.test(typed)) return 'not'
  if (LACKS.test(typed)) return 'lacks'
  const value = VALUES.find(([meaning]) => means.has(meaning) && !means.has(`${meaning}.neg`))?.[1]
  if (value) return value
  if (CORRECTION.test(typed)) return 'corrects'
  const isPlain = means.size > 0 && [...means].every((one) => PLAIN.test(one)) && !TOLD.test(typed)
  return isPlain || LITTLE.test(typed) || LITTLE.test(read) ? 'little' : 'other'
}

function valuesOf(signs: Signs, isSure: (piece: number) => boolean): readonly ChoiceMention[] {
  const all = signs.flatMap(({ sign, piece }, at): readonly ChoiceMention[] =>
    typeof sign === 'string' ? [] : [{ at, piece, chosen: sign, isSure: isSure(piece), isDenied: false }],
  )
  signs.forEach(({ sign, piece }, at) => {
    if (!isDenial(sign)) return
    const front = all.findLast((one) => one.piece === piece && one.at < at)
    const behind = all.find((one) => one.piece === piece && one.at > at)
    const before = all.findLast((one) => one.piece < piece)
    // `no i said pwani express` does not refuse what follows `no`; `no express` does.
    if (sign === 'no' && at === 0 && typeof signs[1]?.sign === 'string') return
    // `tell him to call, not text` doesn't deny an answer.
    const isFar = sign === 'not' && signs.slice(0, at).some((one) => one.piece === piece && isOther(one))
    for (const one of deniedBy(sign, front, behind, isFar ? undefined : before)) if (one) one.isDenied = true
  })
  return all
}

type Maybe = ChoiceMention | undefined
/** Returns the value that a negation denies: the one after it, the one before it, or the one in the part before. */
function deniedBy(sign: Denial, front: Maybe, behind: Maybe, before: Maybe): readonly Maybe[] {
  if (!front && !behind) return [before]
  if (sign === 'lacks') return [front, behind]
  if (sign === 'not') return [behind ?? front]
  // `haraka… hapana kawaida` corrects the value before it.
  const corrected = front ?? before
  const isCorrected = behind && corrected && kindOf(behind) === kindOf(corrected) && !isSame(behind, corrected)
  return [isCorrected ? corrected : (front ?? behind)]
}

/** Returns the last certain value of a kind; nothing if two differ and no word corrects the first. */
function lastOf(kind: string, values: readonly ChoiceMention[], signs: Signs): CheckoutAnswers {
  const own = values.filter((one) => kindOf(one) === kind)
  const found = own.findLast(({ isSure, isDenied }) => isSure && !isDenied)
  // `anyone but not Pwani Express`: choosing any transporter might choose the refused one.
  const isRefused = own.some(({ isDenied }) => isDenied)
  if (!found || (found.chosen.transporter === NO_PREFERENCE && isRefused)) return {}
  const isPutRight = ({ at }: ChoiceMention): boolean => signs.slice(at, found.at).some(({ sign }) => sign === 'corrects' || sign === 'no')
  const isMeant = own.every((one) =>
    isSame(one, found) ? !one.isDenied : one.isDenied || (one.at < found.at && (!one.isSure || isPutRight(one))),
  )
  return isMeant ? found.chosen : {}
}
