import type { CardKind } from '#web/chat/kinds/card.ts'
import { understand } from '#web/chat/lines/lexicon/understand.ts'
import { namesPlaced } from '#web/chat/lines/orders/orderWords.ts'
import { choicesIn } from '../checkout/choices.ts'
import { goodsIn, PREPARED } from '../goods/goodsIn.ts'
import { wrongIn } from '../goods/packs.ts'
import { rowAsked, rowsIn, withoutPointer } from '../goods/rowsIn.ts'
import { plainOf } from '../lexicon/tokens.ts'
import { onlyIn, type Says, saysIn } from '../lexicon/words/table.ts'
import type { CheckoutAnswers, Clause, Line, Mood, TransporterOption, Worry } from '../line.ts'
import { clausesIn, isQuestion, peopleIn } from './clauses.ts'
import { noteIn } from './dictates.ts'
import { moodOf, whenIn } from './mood.ts'
import { isPaymentMessage } from './pasted.ts'
import { beforePrepared } from './wishes.ts'

/** A sense with a lower score is a guess and is not answered. */
const SURE = 0.25
/** Separates the phrases of a line. `standard please, and can I pay cash?` is a statement and a question. */
const PHRASE = /[,;.!\n]+|(?<=\?)\s*|\s(?:ila|lakini|but)\s/iu

/**
 * Parses a typed line, once and without reading the thread (CHAT-047). A pasted payment confirmation is one clause and asks where the
 * payment is (CHAT-143).
 */
export function readLine(text: string): Line {
  return {
    text,
    clauses: isPaymentMessage(text) ? [{ ...clauseOf(text), worries: 'gone' }] : clausesOf(text),
  }
}

/** `naweza kulipa na airtel money`: in a line that only asks, short pieces belong to the question. */
function clausesOf(text: string): Line['clauses'] {
  const clauses: Line['clauses'] = clausesIn(text).map((cut) => ({
    ...clauseOf(cut.text),
    ...(cut.whole !== null && { whole: clauseOf(cut.whole) }),
  }))
  // `haraka, jumla ni ngapi?`: beside a question about money, a word of haste chooses no delivery.
  if (clauses.some(asksSum)) return clauses.filter(({ only }) => !only('haste'))
  if (clauses.length === 1 || clauses.some(({ mood }) => mood === 'request') || !asksOnly(text)) return clauses
  const isPartOfIt = ({ mood, goods, text: own }: Clause): boolean =>
    mood === 'statement' && goods.length === 0 && own.split(/\s+/).length <= 2
  return clauses.map((one) => (isPartOfIt(one) ? { ...one, mood: 'question', ask: 'whether' } : one))
}

const asksSum = ({ ask, says, goods }: Clause): boolean =>
  (ask === 'howMuch' || ask === 'what') && goods.length === 0 && says('sum', 'money', 'price')

/** True if a line only asks. Then the options that it names are not chosen (CHAT-135). */
export const asksOnly = (text: string): boolean =>
  text
    .split(PHRASE)
    .filter((phrase) => /\S/.test(phrase))
    .every(isQuestion)

/** Forms of address for a shopkeeper, at the start or the end of what is said; `kwa mwanangu` is a person. */
const FORMS_OF_ADDRESS =
  'mjukuu wangu|mwanangu|mwana|bana|bwana|jamani|mazee|m?zee|mkuu|bro|bosi?(?: wangu)?|kaka|dada|ndugu(?: (?:yangu|zangu))?|rafiki(?: yangu)?|dear|my (?:dear|friend|son|brother|sister)'
const ADDRESSES_US = new RegExp(
  `(?:(?<!(?:^|\\s)(?:kwa|[a-z]{1,2}a|na|ni|to|for|my|the)),?\\s+(?:${FORMS_OF_ADDRESS})(?=\\W*(?:$|,)))|^(?:${FORMS_OF_ADDRESS}),\\s+`,
  'giu',
)

function clauseOf(typed: string): Clause {
  const text = noteIn(typed) === null ? typed.replace(ADDRESSES_US, '') : typed
  const plain = plainOf(text)
  const dictates = noteIn(text)
  // The text of a note isn't a question to the shop.
  const { mood, ask }: ReturnType<typeof moodOf> = dictates === null ? moodOf(plain) : { mood: 'request', ask: null }
  const counted = withoutPointer(text)
  const meant = counted === text ? understand(text) : { ...understand(text), quantity: understand(counted).quantity }
  const says = saysIn(plain)
  const only = onlyIn(plain)
  const orderNumber = meant.orderNumber ?? (says('buysAgain') || ask === 'where' || ask === 'whether' ? bareOrderIn(plain) : undefined)
  const goods = goodsIn(text)
  const [likeliest] = meant.senses
  const senses = meant.senses.map(({ key }) => key)
  return {
    text: text.trim(),
    mood,
    ask,
    senses,
    sense: likeliest && likeliest.chance >= SURE ? likeliest.key : only('laterDay') ? 'pickTime' : null,
    meant,
    worries: worryIn(says, mood, senses[0]),
    says,
    only,
    goods,
    wrong: wrongIn(plain),
    picks: (rows) => rowsIn(text, meant, goods, rows),
    points: (rows) => rowAsked(text, meant, rows),
    chooses: choosing(text),
    when: whenIn(plain),
    place: meant.place,
    orderNumber: orderNumber ?? null,
    people: peopleIn(plain),
    isPlaced: orderNumber !== undefined || namesPlaced(plain),
    dictates,
  }
}

/** Finds an order number without its prefix: `nunua tena 104679`, `where is 104687`. */
function bareOrderIn(plain: string): string | undefined {
  const found = /(?<!\d)\d{6}(?!\d)/.exec(plain)?.[0]
  return found && `SMK-${found}`
}

/** Reads the choices when they are first needed, and caches them for the same transporters. */
function choosing(text: string): Clause['chooses'] {
  let last: { transporters: readonly TransporterOption[]; asked: CardKind | null; chosen: CheckoutAnswers } | null = null
  return (transporters, asked) => {
    if (last?.transporters === transporters && last.asked === asked) return last.chosen
    const said = asked === 'product' ? beforePrepared(text.toLowerCase().replace(PREPARED, ' ')) : text
    last = { transporters, asked, chosen: choicesIn(said, transporters, asked) }
    return last.chosen
  }
}

/** With a word for money that has arrived, a question with one of these senses asks about a payment. */
const ABOUT_PAYMENT = ['alreadyPaid', 'paidNoOrder', 'pay', 'refund', 'deliveryTime']

/** Returns the worry about money in a clause (CHAT-143, CHAT-160). `sense` is the clause's likeliest sense. */
function worryIn(says: Says, mood: Mood, sense = ''): Worry | null {
  const reported = reportedIn(says, sense)
  if (reported !== null || says('otherwise')) return reported
  const asked = mood === 'question' && !says('supposes') ? askedIn(says, sense) : null
  if (asked !== null || (mood === 'question' && !says('still'))) return asked
  // `nikipata hela nitarudi`: the buyer comes back, not the money.
  if (sense !== 'goodbye' && (says('moneyBack') || (sense === 'refund' && says('comingBack'))))
    return says('unwanted', 'mindChanged', 'cancelVerb') ? 'cancel' : 'refund'
  return isMoneyGone(says, sense) ? 'gone' : null
}

/** `nimelipa mara mbili`, `paid but no order`: a worry that may be told or asked. */
function reportedIn(says: Says, sense: string): Worry | null {
  const isTaken = says('cutFrom', 'takenAway')
  const isTwice = says('twoCharges') || ((isTaken || sense === 'chargedTwice') && says('twice') && says('hasHappened'))
  if (isTwice && !says('notYet', 'supposes')) return 'twice'
  // A buyer who has pressed again fears to pay twice.
  if (says('pressedAgain') && sense !== 'noCode' && !says('notYet', 'supposes')) return isMoneyGone(says, sense) ? 'gone' : 'asked'
  return (isTaken || says('hasPaid')) && says('noOrder') && !says('supposes') ? 'gone' : null
}

function isMoneyGone(says: Says, sense: string): boolean {
  if (says('twice', 'notYet', 'supposes')) return false
  if (says('cutFrom') || (says('moneyOrIt') && says('takenAway') && sense !== 'wrongNumber')) return true
  return (sense === 'alreadyPaid' || sense === 'paidNoOrder') && says('sending') && !says('thatsAll')
}

/** Returns the worry of a question: whether the money arrived, or when it comes back. */
function askedIn(says: Says, sense: string): Worry | null {
  if (asksAboutArrival(says)) return 'asked'
  if (sense === 'refund' && says('ofOne') && says('moneyBack', 'comingBack')) return 'refund'
  if (says('comingBack')) return null
  if (says('paidYet') && !says('twice') && (says('orNot') || !says('still'))) return 'asked'
  return ABOUT_PAYMENT.includes(sense) && says('moneyCame') && !says('howLong') ? 'asked' : null
}

const asksAboutArrival = (says: Says): boolean =>
  (says('cameIn') && (says('hasPaid') || (says('money') && says('theyDid') && !says('where')))) ||
  (says('money') && says('arrives') && says('past'))
