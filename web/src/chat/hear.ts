import { listProducts, type Product } from '#contract/catalogue.ts'
import { isPhone, maskPhone, normalPhone } from '#contract/phone.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { answer } from '#web/features/checkout/draft.ts'
import { requestCode, verifyCode } from '#web/features/session/commands.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { answerLive, append, say } from './append.ts'
import type { Card } from './card.ts'
import * as command from './commands.ts'
import type { Facts } from './facts.ts'
import type { Intent } from './understand/intent.ts'
import { understand } from './understand/understand.ts'
import { working } from './working.ts'

/** What the buyer typed: masked where it must be, then the same command as the button. */
export async function hear(text: string, live: Card | null, facts: Facts | null): Promise<void> {
  const digits = text.replace(/[\s\-()+]/g, '')
  const paying = facts?.payment?.kind === 'waiting' || facts?.payment?.kind === 'stillChecking'
  if (paying && /^\d{4,6}$/.test(digits)) return void say('pinOnly') // may be a PIN: it is not kept (CHAT-057)
  const secret = live?.kind === 'code' && /^\d{4,6}$/.test(digits)
  append({ kind: 'said', text: secret ? '••••••' : masked(text) })
  if (live?.kind === 'code' && /^\d{6}$/.test(digits)) return void (await working(() => verifyCode(digits)))
  if ((live?.kind === 'phone' || live?.kind === 'payPhone') && isPhone(text)) return takePhone(live.kind, text)
  await act(understand(text), live, facts)
}

/** A phone number in a sentence keeps only its ends. */
const masked = (text: string): string => text.replace(/\+?\d[\d\s-]{7,}\d/g, (number) => maskPhone(number))

async function takePhone(kind: 'phone' | 'payPhone', text: string): Promise<void> {
  if (kind === 'payPhone') answer({ phone: normalPhone(text) })
  else await working(() => requestCode(text))
}

async function act(intent: Intent, live: Card | null, facts: Facts | null): Promise<void> {
  const paying = facts?.payment?.kind === 'waiting' || facts?.payment?.kind === 'stillChecking'
  switch (intent.kind) {
    case 'add':
    case 'search':
      return find(intent.fish ?? intent.text, intent.quantity, intent.kind === 'add')
    case 'fraction':
      return void say('wholeUnits', `${intent.below},${intent.above}`)
    case 'number':
      return live && 'productId' in live ? command.addProduct(live.productId, intent.value) : notUnderstood()
    case 'cart':
      return command.showCart()
    case 'checkout':
    case 'pay':
      return command.wantCheckout() // free text alone never pays: it brings the next question, at last the review (CHAT-044)
    case 'track':
      return command.openOrders()
    case 'help':
      return command.openHelp()
    case 'language':
      return command.openLanguage()
    case 'browse':
    case 'greeting':
      return command.browse()
    case 'back':
    case 'cancel':
      if (paying) return void say('stillOpen')
      return facts?.wanted ? command.stopCheckout() : command.browse()
    case 'startFresh':
      return command.askStartFresh()
    case 'yes':
      return live?.kind === 'added' || live?.kind === 'cart' ? command.wantCheckout() : notUnderstood()
    case 'no':
      return live?.kind === 'added' || live?.kind === 'cart' ? command.keepShopping() : notUnderstood()
    case 'unknown':
      return notUnderstood()
  }
}

/** One fish that fits is added at once; several are shown, each with the number asked for. */
async function find(search: string, quantity: number | null, adds: boolean): Promise<void> {
  let found: readonly Product[]
  try {
    found = (await working(() => send(listProducts, { query: { search, take: 8 } }))).data
  } catch (error) {
    return void say('problem', errorText(error, textsNow()))
  }
  const inStock = found.filter((product) => product.availableQuantity > 0)
  const only = inStock.length === 1 ? inStock[0] : undefined
  understood = 0
  if (found.length === 0) {
    say('nothingFound')
    command.browse()
  } else if (adds && only && quantity !== null) await command.addProduct(only.id, quantity)
  else if (only && found.length === 1) command.showProduct(only.id)
  else command.showProducts({ search, ...(quantity === null ? {} : { quantity }) })
}

/** The ladder of CHAT-056: an apology, an example, the menu. */
let understood = 0
function notUnderstood(): void {
  understood += 1
  if (understood === 1) return void say('notUnderstood')
  if (understood === 2) return void say('forExample')
  understood = 0
  say('useMenu')
  answerLive(null)
  command.browse()
}
