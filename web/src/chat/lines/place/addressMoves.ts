import { addressText, PERSON_AND_PLACE } from '#contract/rules/addressText.ts'
import { groupPhone } from '#contract/rules/phone.ts'
import { type Act, type Person, tell } from '../act.ts'
import { ASK } from '../checkout/checkoutMoves.ts'
import type { Clause } from '../line.ts'
import { type Moment, NEW_ADDRESS } from '../moment.ts'
import { BUYING, type Moves, WISHING } from '../move.ts'
import { bringsHere, type Destination, destinationOf, isNewNamed } from './destination.ts'
import type { Receiver } from './receiver.ts'
import { isPartOf } from './saved.ts'

/** The address and the person who receives. */
export const address: Moves = {
  'address.saved': {
    to: 'statement',
    at: WISHING,
    when: (clause, moment) => isMeant(clause, moment) && destinationOf(clause, moment).saved.length === 1,
    acts: (clause, moment) => {
      const { saved, chosen, wishes } = destinationOf(clause, moment)
      return saved.flatMap(({ id }): readonly Act[] => [{ do: 'goTo', addressId: id, chosen }, ...noted(wishes)])
    },
  },
  /** If two addresses fit, or the named one is refused, none is chosen. */
  'address.which': {
    to: 'statement',
    at: BUYING,
    when: (clause, moment) =>
      isAsked(moment) && isOfAddress(clause, moment) && isUnsure(clause, destinationOf(clause, moment)) && !clause.says('hereWord'),
    acts: () => [ASK],
  },
  'address.fresh': {
    to: 'statement',
    at: WISHING,
    when: (clause, moment) => isMeant(clause, moment) && isFresh(clause, moment),
    acts: (clause, moment) => {
      const { fresh, receiver, chosen, wishes } = destinationOf(clause, moment)
      return [{ do: 'newAddress', text: fresh, person: personOf(receiver), chosen }, ...noted(wishes)]
    },
  },
  'address.new': {
    to: 'statement',
    at: BUYING,
    when: (clause, moment) =>
      !moment.isGuest &&
      isOfAddress(clause, moment) &&
      isEmpty(destinationOf(clause, moment)) &&
      ((isAsked(moment) && isNewNamed(clause.text)) || (clause.says('addressWord') && clause.says('newOne'))),
    acts: (_clause, { question }) => [question === 'address' ? { do: 'answer', option: NEW_ADDRESS } : { do: 'askNewAddress' }],
  },
  /** The buyer says whether the new address, as it was read, is right. */
  'address.right': {
    to: 'statement',
    at: BUYING,
    when: (clause, moment) =>
      moment.question === 'newAddress' && (isRight(clause, moment) || isWrong(clause, destinationOf(clause, moment))),
    acts: (clause, moment) => {
      if (!hasCompleteNewAddress(moment)) return [ASK]
      return [{ do: 'newAddressIs', right: isRight(clause, moment), chosen: destinationOf(clause, moment).chosen }]
    },
  },
  /** Somebody else receives the delivery: at the address that is being given, at the chosen one, or at one that is then asked for (CHAT-182). */
  'address.receiver': {
    to: 'statement',
    at: WISHING,
    when: (clause, moment) =>
      isOfAddress(clause, moment) && isEmpty(destinationOf(clause, moment)) && isReceived(destinationOf(clause, moment), moment),
    acts: (clause, moment) => {
      const { receiver, chosen, wishes } = destinationOf(clause, moment)
      if (receiver === null || (receiver.name === '' && receiver.phone === '')) return [tell('nobodyHome', {})]
      return [{ do: 'receivedBy', person: personOf(receiver), chosen }, ...noted(wishes)]
    },
  },
  /** Nobody but the buyer can be called: the rider gets the buyer's number. */
  'address.ownPhone': {
    to: 'statement',
    at: BUYING,
    when: ({ text }, { newAddress: { needsPhone }, phone }) => needsPhone && phone !== '' && OWN_PHONE.test(text),
    acts: (_clause, { phone }) => [{ do: 'receivedBy', person: { phoneNumber: groupPhone(phone) }, chosen: {} }],
  },
  'address.goesTo': {
    to: 'question',
    at: BUYING,
    when: ({ ask, says, sense, orderNumber, place }, moment) =>
      (ask === 'where' || ask === 'which') &&
      says('bring', 'goesTo', 'addressWord') &&
      !/^(?:areaAsk|complaint)$/.test(sense ?? '') &&
      (sense !== 'whereCaught' || says('goesTo')) &&
      orderNumber === null &&
      place === null &&
      chosenNow(moment) !== undefined,
    acts: (_clause, moment) =>
      [chosenNow(moment)].flatMap((one) => (one ? [tell('goesTo', { place: addressText(one, PERSON_AND_PLACE) })] : [])),
  },
}

/** `namba yangu`, `call me`, `she has no phone`, with nothing else. */
const OWN_PHONE =
  /^(?:(?:ni|tumia|weka|use|on|with|na|ok|sawa|just|piga|hapana|no)[ ,]+)*(?:(?:namba|simu)(?: ya simu)? yangu(?: hii)?|yangu|my(?: own)? (?:phone|number|phone number)|mine|(?:call|ring) me|nipigi(?:e|eni)(?: mimi)?|(?:sina|hana|hatuna) (?:namba|simu)(?: yake)?|(?:(?:i|she|he|they) )?(?:don['’]?t|doesn['’]?t|do not|does not) (?:have|know) (?:a |her |his |their |the |any )?(?:phone|number)|(?:she|he) has no phone)(?: tu| please| tafadhali)?\W*$/i

const chosenNow = ({ draft, places }: Moment) => places.find(({ id }) => id === draft.addressId)
const noted = (wishes: readonly string[]): readonly Act[] => (wishes.length > 0 ? [{ do: 'setNote', wishes }] : [])

/** Returns name and number for the address. The rider calls that number. It is '' if somebody else's is not known yet. */
function personOf(receiver: Receiver | null): Person {
  if (receiver === null) return {}
  const { name, phone, isSent } = receiver
  return {
    ...(name && { fullName: name.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase()) }),
    ...(phone ? { phoneNumber: groupPhone(phone) } : name && isSent && { phoneNumber: '' }),
  }
}

/** True if a person or a word for receiving is given. A number alone could be anybody's, and `for my mother` alone is talk. */
const isReceived = ({ receiver }: Destination, moment: Moment): boolean =>
  receiver !== null &&
  (!receiver.isOwn || hasCompleteNewAddress(moment)) &&
  (moment.stage !== 'looking' || (moment.hasCart && receiver.isSent === true && receiver.name !== '')) &&
  !(receiver.isRelation && receiver.phone === '') &&
  (receiver.name !== '' || receiver.phone === '' || receiver.isTheirs === true || (moment.newAddress.needsPhone && receiver.rest === ''))

const isAsked = ({ question }: Moment): boolean => question === 'address' || question === 'newAddress'

const hasCompleteNewAddress = ({ question, newAddress }: Moment): boolean => question === 'newAddress' && newAddress.isComplete

/** `yes, express, anyone, cash`: a yes with answers to the next questions. */
const isOnlyAnswers = (destination: Destination): boolean =>
  Object.keys(destination.chosen).length > 0 && destination.receiver === null && isEmpty(destination)

function isRight(clause: Clause, moment: Moment): boolean {
  const { says, sense, text } = clause
  if (!hasCompleteNewAddress(moment) || says('changeVerb', 'later')) return false
  const destination = destinationOf(clause, moment)
  if (bringsHere(clause) || (sense === 'yes' && Object.keys(destination.chosen).length === 0)) return true
  return says('yes') && (isPartOf(text, moment.newAddress.text) || isOnlyAnswers(destination))
}
const isWrong = ({ sense, says, only }: Clause, destination: Destination): boolean =>
  sense === 'no' &&
  !says('hidesPrice') &&
  (says('noWord') || only('no')) &&
  isEmpty(destination) &&
  !destination.isRefused &&
  Object.keys(destination.chosen).length === 0

const isEmpty = ({ saved, fresh }: Destination): boolean => saved.length === 0 && fresh === ''
/** True if several addresses are named (`home or office, sijui`), if the named one is refused, or if `the same address` is doubted. */
const isUnsure = ({ says }: Clause, destination: Destination): boolean =>
  destination.saved.length > 1 || (isEmpty(destination) && (destination.isRefused || (says('samePlace') && says('unsure'))))

/** Senses of a clause that gives no address, whichever place its words sound like: `salama` is not Samora Avenue (CHAT-178). */
const ELSEWHERE = /^(?:greet|goodbye|howItWorks|whereAreYou|whereCaught|deliveryFee|chargedTwice|bargain)/
/** True if the clause isn't about an order, money or a note. Goods with a number are meant as goods, not as a place. */
const isOfAddress = ({ goods, orderNumber, dictates, says, sense }: Clause, moment: Moment): boolean =>
  orderNumber === null &&
  !dictates &&
  !says('past') &&
  !ELSEWHERE.test(sense ?? '') &&
  goods.every(({ quantity }) => isAsked(moment) && quantity === null)

/** `I live in Goba`, `nipo Mbagala`: says where the buyer is, and so where to bring it. */
const asksToBring = ({ says, text }: Clause): boolean => says('bring', 'goOn') || LIVES.test(text)
const LIVES =
  /(?<![a-z])(?:(?:na|tuna)(?:kaa|ishi)|(?:ni|tu)(?:po|ko)|(?:i|we) (?:live|stay|reside)|(?:i['’]?m|i am|we['’]?re|we are)(?: (?:living|staying))? (?:in|at|near|on))(?![a-z])/i

/** If another question is open, a place alone isn't enough: the clause must ask to deliver there. */
function isMeant(clause: Clause, moment: Moment): boolean {
  if (!isOfAddress(clause, moment)) return false
  if (isAsked(moment)) return true
  const { says, sense, text } = clause
  const { chosen, isDetailed, receiver } = destinationOf(clause, moment)
  const isSent = asksToBring(clause) || receiver?.isSent === true || Object.keys(chosen).length > 0
  if (moment.stage === 'looking' || moment.isGuest) return moment.hasCart && (isSent || isDetailed)
  return (
    isSent || says('insteadWord') || (sense === 'areaFound' && text.includes(',')) || (says('addressWord') && says('changeVerb', 'keep'))
  )
}

const isForFish = ({ sense, goods }: Clause): boolean => sense === 'search' || (sense === 'add' && goods.length > 0)

function isFresh(clause: Clause, moment: Moment): boolean {
  const { saved, fresh, isPlaced, hasStreet, receiver } = destinationOf(clause, moment)
  // `anyone but not of Kariakoo` gives no address.
  const isSent = moment.stage === 'looking' || asksToBring(clause) || clause.says('insteadWord', 'addressWord') || clause.text.includes(',')
  // `nguru wa moshi` doesn't mean the town of Moshi, and `kama mara ya mwisho` isn't a place.
  return (
    saved.length === 0 &&
    fresh !== '' &&
    !isForFish(clause) &&
    Object.keys(clause.chooses(moment.transporters, moment.question)).every((one) => one !== 'transporter' && one !== 'refused') &&
    !clause.says('sameAs') &&
    (isAsked(moment) || (isPlaced && (receiver?.isSent === true || (hasStreet && isSent))))
  )
}
