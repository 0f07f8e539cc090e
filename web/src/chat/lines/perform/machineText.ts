import { openLinked } from '#web/chat/guide/commands.ts'
import { reply } from '#web/chat/guide/reply.ts'
import { signInFor } from '#web/chat/guide/signIn/signInFor.ts'
import { askNewAddress } from '#web/chat/guide/stepCommands.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { kinds } from '#web/chat/kinds/kinds.ts'
import { NEW_ADDRESS } from '#web/features/addresses/form.ts'
import { addressDraftNow } from '#web/features/addresses/oneLine/addressDraft.ts'
import { readBasket } from '#web/features/cart/readBasket.ts'
import { storeDraft } from '#web/features/session/useDraft.ts'
import { paths } from '#web/paths.ts'
import { LONGEST_MAP_LINK, type MachineText, machineTextIn } from '../read/machineText.ts'
import { showCart } from './cart/cart.ts'
import { acceptsOf } from './question/questions.ts'
import type { ThreadAndLine } from './threadState.ts'

/**
 * Opens own links, keeps a map link for the address that is asked for, and names any other machine text as not understood (CHAT-192). Returns
 * the words to read as a line; null if there are none.
 */
export function takeMachineText(thread: ThreadAndLine): string | null {
  const { found, rest } = machineTextIn(thread.line)
  // The name, the number and the mail of a person are read from the whole line where a person is asked for.
  if (found.every(({ kind }) => isOfPerson(kind, thread))) return thread.line
  const left = found.filter((one) => !openOwn(one) && !keepMap(one, thread))
  // While the code is asked, the account is registered already.
  for (const { kind, text } of left) {
    if (kind === 'mail' && thread.asked?.kind === 'code') reply('noEmail')
    else reply('notDone', { text })
  }
  return /[\p{L}\d]/u.test(rest) && (left.length > 0 || found.some(({ kind }) => kind === 'map')) ? rest : null
}

const isOfPerson = (kind: MachineText['kind'], thread: ThreadAndLine): boolean =>
  thread.asked?.kind === 'register' ? kind === 'mail' || kind === 'contact' : kind === 'contact' && asksAddress(thread)
const asksAddress = (thread: ThreadAndLine): boolean => thread.asked !== null && kinds[thread.asked.kind].goal === 'address'

function openOwn({ url }: MachineText): boolean {
  if (url?.origin !== window.location.origin) return false
  if (url.pathname === paths.cart) return (showCart(), true)
  const card = cardOf(url)
  if (card) openLinked(card)
  return card !== null
}

/** Returns the card with what a page of ours shows. Opening it changes nothing (CHAT-009). */
function cardOf({ pathname, searchParams }: URL): Card | null {
  const [, page = '', id = ''] = /^\/(\w+)(?:\/([\w-]+))?\/?$/.exec(pathname) ?? []
  const basket = readBasket(searchParams.get('basket') ?? '')
  if (page === 'chat' && basket.length > 0) return { kind: 'basket', items: basket }
  if (page === 'products' && id) return { kind: 'product', productId: id }
  return page === 'orders' ? signInFor(id ? { kind: 'tracking', orderId: id } : { kind: 'orders' }) : null
}

/** Keeps the link of a map as the landmark of the new address, and asks what the place is called. */
function keepMap({ kind, url }: MachineText, thread: ThreadAndLine): boolean {
  if (kind !== 'map' || !url || !asksAddress(thread) || url.href.length > LONGEST_MAP_LINK) return false
  const before = addressDraftNow()
  storeDraft(NEW_ADDRESS, { ...before, addressLine2: [before.addressLine2, url.href].filter(Boolean).join(', ') })
  if (acceptsOf(thread) !== 'newAddress') askNewAddress()
  reply('placeLinked')
  return true
}
