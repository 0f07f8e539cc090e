/**
 * The ranks of the moves. If several moves fit a clause, the one of the first rank is chosen. A name with `.*` means the moves of its
 * group that no rank names.
 */
export const RANKS: ReadonlyArray<readonly string[]> = [
  // A worry about money.
  'money.*',
  // The clause names the very thing: the open row, a note, a receiver, a place, an earlier order, a number that pays.
  `question.named note.dictated payer.number wishlist.* cart.show checkout.later language.* address.*
  again.* order.change order.when order.cancelFee transporters.ofOrder`,
  // It answers the open question, or changes the cart, the note or a payment.
  `answer.* list.pick cart.* checkout.go note.* account.* payer.* ask.payee pay.request
  order.cancel order.cancelLater order.place order.held order.receipt`,
  // It is about a placed order, a payment, a doubt or the open question as a whole.
  `complaint.* order.* pay.again payer.asked ask.deviceOff ask.approveTime question.* card.* cart.total checkout.change compare.*
  doubt.* people.* transporters.*`,
  // It names goods, or says something general: on, back, stop, a fee, an hour.
  `goods.* list.* address.goesTo address.which checkout.* delivery.* ask.* cart.holds pay.* rider.* order.late order.tellRider doubt.bones`,
  // Talk: the likeliest sense alone is answered.
  'talk.* shop.* order.named complaint.detail',
].map((rank) => rank.split(/\s+/))

/**
 * The edges between moves of one rank, each with a line that both fit. Without an edge none of the two is chosen, and the open question is
 * asked again.
 */
export const OVER = [
  'address.receiver payer.number', // cash then, my manager Boniface receives, 0784 000 621
  'address.right address.saved', // endelea, peleka office
  'address.right wishlist.keep', // hifadhi sato kwenye vipendwa
  'again.order address.*', // ile ya mara ya mwisho lakini bila pweza
  'order.change again.order', // add 1 kg prawns to the same order
  'question.named cart.show', // edit cart
  'account.register checkout.go', // tumia 0754 332 118 kulipa
  'answer.* list.pick', // iwe kilo mbili badala ya tatu
  'answer.* note.wish', // ya kawaida, sina haraka, saa kumi jioni nipo nyumbani
  'answer.chosen cart.change', // the cheapest one x2 scaled but leave the head on
  'cart.change list.pick', // nipe tu mmoja mkubwa
  'cart.change answer.amount', // nusu yake
  'cart.undo cart.clear', // ondoa hivyo vyote ulivyoweka
  'checkout.go answer.chosen', // let me pay with mpesa
  'note.wish account.register', // call 0655 000 204 at the gate, thats the house girl who will take it
  'payer.other checkout.go', // ya malipo
  'card.open question.yesNo', // futa kila kitu naanza upya
  'transporters.which doubt.coldOnWay', // hao pwani ni pikipiki au gari samaki wangu wasije wakaiva na jua
  'checkout.change complaint.goods', // the payment method is wrong
  'complaint.goods question.again', // samaki niliopokea wameoza, nifanyeje
  'order.tellRider doubt.bones', // no bones please
  'order.tellRider order.late', // basi mwambieni dereva ampigie kabla hajafika
  'question.again card.open', // nifanye nini hapa
  'question.yesNo cart.total', // everything is fine
  'pay.ordersWithin delivery.fee', // i think express is better
  'order.named talk.*', // loved the fish last time
  'order.named shop.*', // is the first one cleaned?
  'shop.kind shop.browse', // nionyeshe samaki wa kukaanga
  'talk.whereAreYou talk.returnAfterHours', // where r u
].map((edge) => edge.split(' ') as [move: string, beaten: string])

/** True if the name is the move's ID or its group: `talk.*` means all moves of a group. */
export const isOf = (id: string, name: string): boolean => (name.endsWith('.*') ? id.startsWith(name.slice(0, -1)) : id === name)

export function rankOf(id: string): number {
  const named = RANKS.findIndex((rank) => rank.includes(id))
  return named >= 0 ? named : RANKS.findIndex((rank) => rank.some((name) => isOf(id, name)))
}

/** True for a move that answers by the likeliest sense alone. Any move that knows more about the clause is chosen before it. */
export const isTalk = (id: string): boolean => rankOf(id) === RANKS.length - 1

/** Returns the move that is chosen of those that fit. Null if none fits, or if two of one rank do without an edge between them. */
export function chosenOf(fitting: readonly string[]): string | null {
  const first = Math.min(...fitting.map(rankOf))
  const rivals = fitting.filter((id) => rankOf(id) === first)
  const left = rivals.filter((id) => !rivals.some((other) => OVER.some(([move, beaten]) => isOf(other, move) && isOf(id, beaten))))
  return left.length === 1 ? (left[0] ?? null) : null
}
