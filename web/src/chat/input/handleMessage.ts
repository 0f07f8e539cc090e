import { listProducts, type Product } from '#contract/catalogue.ts'
import { isPhone, normalPhone } from '#contract/rules/phone.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { useRecords } from '#web/features/payment/device/records.ts'
import type { PaymentRecord } from '#web/features/payment/record/record.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { requestCode, verifyCode } from '#web/features/session/signInCommands.ts'
import { textsNow } from '#web/i18n/texts.ts'
import type { Card } from '../cards/card.ts'
import { hasRole, kinds } from '../cards/kinds.ts'
import * as command from '../guide/commands.ts'
import type { Facts } from '../guide/facts.ts'
import { append, say, says } from '../transcript/append.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { working } from '../transcript/working.ts'
import { loadUnderstand } from './loadUnderstand.ts'
import { codeIn, isBarePin, maskLine } from './understand/secrets.ts'
import type { Understood } from './understand/Understood.ts'

/** Appends what the buyer typed, masked where it must be, and runs the same command as the button. */
export async function handleMessage(text: string, live: Card | null, facts: Facts | null): Promise<void> {
  const waiting = isWaiting(facts)
  if (waiting && isBarePin(text)) return say('pinOnly') // not kept at all (CHAT-057)
  const asked = signInAsked() ?? live?.kind
  const context = { paying: waiting || hasFailed(facts), codePending: useSession.getState().otpSent, codeAsked: asked === 'code' }
  const { text: kept, hasSecret } = maskLine(text, context)
  const said: Card = { kind: 'said', text: kept }
  const code = codeIn(text, context)
  if (code !== null) {
    append(said)
    return void (await working(() => verifyCode(code)))
  }
  // A line with a secret means nothing else: it is neither searched for nor an answer (CHAT-129).
  if (hasSecret) return append(said, says(context.codeAsked ? 'notUnderstood' : 'neverPin'))
  append(said)
  if ((asked === 'phone' || asked === 'payPhone') && isPhone(text)) return takePhone(asked, text)
  const understand = await working(loadUnderstand).catch(() => null)
  if (understand === null) return say('problem', textsNow().errors.offline)
  await runIntent(understand(text), live, facts)
}

/** A prompt is out on the phone, for the cart or for an order. */
const isWaiting = (facts: Facts | null): boolean =>
  facts?.payment?.kind === 'waiting' ||
  facts?.payment?.kind === 'stillChecking' ||
  hasRecord(({ stage }) => stage === 'asked' || stage === 'waiting')

const hasFailed = (facts: Facts | null): boolean =>
  facts?.payment?.kind === 'failed' || hasRecord(({ stage, purpose }) => stage === 'refused' && purpose.kind === 'order')

const hasRecord = (isOne: (record: PaymentRecord) => boolean): boolean =>
  useRecords.getState().records.some((record) => record.payer === personNow() && !record.dismissed && isOne(record))

/** What a guest is asked by the newest card beside the journey. */
function signInAsked(): 'phone' | 'code' | null {
  if (personNow() !== null) return null
  const newest = useTranscript.getState().entries.findLast(({ card }) => !hasRole(card, 'words'))?.card.kind
  if (newest !== 'signIn' && newest !== 'orders' && newest !== 'tracking' && newest !== 'payOrder') return null
  return useSession.getState().otpSent ? 'code' : 'phone'
}

async function takePhone(kind: 'phone' | 'payPhone', text: string): Promise<void> {
  if (kind === 'payPhone') setChoices({ phone: normalPhone(text) })
  else await working(() => requestCode(text))
}

async function runIntent(line: Understood, live: Card | null, facts: Facts | null): Promise<void> {
  const wanted = line.items.find(({ not }) => !not)
  if (line.fraction) return say('wholeUnits', `${line.fraction.below},${line.fraction.above}`)
  switch (line.intent) {
    case 'add':
    case 'search':
    case 'wishlist':
    case 'share':
    case 'topic':
      return findAny(line, live)
    case 'showCart':
    case 'setQuantity':
    case 'remove':
      return command.showCart()
    case 'checkout':
    case 'pay':
      return command.requestCheckout() // free text alone never pays: it brings the next question, at last the review (CHAT-044)
    case 'trackOrder':
    case 'buyAgain':
      return command.openOrders()
    case 'help':
      return command.openHelp()
    case 'language':
      return command.openLanguage()
    case 'greeting':
      return command.browse()
    case 'back':
    case 'undo':
    case 'cancel':
      if (isWaiting(facts)) return say('stillOpen')
      return facts?.checkoutRequested ? command.stopCheckout() : command.browse()
    case 'startFresh':
      return command.askStartFresh()
    case 'yes':
      return offersCheckout(live) ? command.requestCheckout() : notUnderstood()
    case 'no':
      return offersCheckout(live) ? command.keepShopping() : notUnderstood()
    case 'unknown':
      return wanted ? notUnderstood() : findAny(line, live)
  }
}

const LEAST_SEARCH = 3
/** The first fish named, else the words left over, else the number alone for the fish in view. */
function findAny({ intent, items, quantity, filters }: Understood, live: Card | null): Promise<void> | void {
  const item = items.find(({ not }) => !not)
  const words = filters.words ?? filters.goods ?? ''
  if (item) return find(item.search, whole(item.quantity), intent === 'add')
  if (typeof quantity === 'number' && live && 'productId' in live) return command.addProduct(live.productId, quantity)
  if (intent === 'topic') return command.openHelp()
  if (words.length >= LEAST_SEARCH) return find(words, whole(quantity), false)
  return intent === 'search' ? command.browse() : notUnderstood()
}

const whole = (quantity: Understood['quantity']): number | null => (typeof quantity === 'number' ? quantity : null)

const offersCheckout = (live: Card | null): boolean => live !== null && kinds[live.kind].goal === 'checkout'

/** One fish that fits is added at once; several are shown, each with the number asked for. */
async function find(search: string, quantity: number | null, adds: boolean): Promise<void> {
  let found: readonly Product[]
  try {
    found = (await working(() => send(listProducts, { query: { search, take: 8 } }))).data
  } catch (error) {
    return say('problem', errorText(error, textsNow()))
  }
  const inStock = found.filter((product) => product.availableQuantity > 0)
  const only = inStock.length === 1 ? inStock[0] : undefined
  misunderstoodCount = 0
  if (found.length === 0) {
    say('nothingFound')
    command.browse()
  } else if (adds && only && quantity !== null) await command.addFound(only, quantity)
  else if (only && found.length === 1) command.showFound(only)
  else command.showProducts({ search, ...(quantity === null ? {} : { quantity }) })
}

/** The ladder of CHAT-056: an apology, an example, the menu. */
let misunderstoodCount = 0
function notUnderstood(): void {
  misunderstoodCount += 1
  if (misunderstoodCount === 1) return say('notUnderstood')
  if (misunderstoodCount === 2) return say('forExample')
  misunderstoodCount = 0
  say('useMenu')
  command.browse()
}
