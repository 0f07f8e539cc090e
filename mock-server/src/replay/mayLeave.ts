/** A part of a journal entry that has fields of its own: what the server wrote, or the query or body of a call, a control call or an event. */
export type Place = 'entry' | 'call' | 'control' | 'event'

const names = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean)

/**
 * The text fields that an exported journal shows unchanged, because they identify no person. Every other text gets a stand-in, so that a
 * new field of the contract stays private until somebody lists it here (SEC-029). Region and district are listed, because transporters
 * and fees depend on them.
 */
const everywhere = names(`
  id addressId categoryId checkoutId itemId orderId productId sellerId transporterId userId reference referenceId transactionId orderNumber
  at createdAt updatedAt expectedUpdatedAt occurredAt startedAt answeredAt askedAt answerBy paidAt refundedAt expiresAt due after now
  status state kind role roles reason answer attempt shortage do to from by operator provider paymentMethod deliveryOption
  storageType sellerType isDefault unitPrice region district country language as take skip limit seq timeout method
`)
const furtherIn: Readonly<Record<Place, readonly string[]>> = {
  // Written by the server. A text message and a problem can name a business or a product, see standIns.ts.
  entry: names('code text message event socket invariant path key scenario is reset'),
  call: [],
  // Written by testers.
  control: names('name en sw literal text label into invariant path event fault call shapes seed attemptsOf closed message requires reset'),
  event: names('message'),
}
/** Fields of calls about goods and callbacks, whose names mean a person in other calls. */
const furtherOn: readonly { readonly path: RegExp; readonly fields: readonly string[] }[] = [
  { path: /^\/v1\/products(\/|$)|\/db\/(products|categories)\//, fields: names('name description imageUrls') },
  { path: /^\/v1\/[^/]+\/callback$/, fields: names('message') },
]

/** Returns the names of the fields that may leave unchanged in a place of an entry with this path. */
export function mayLeave(place: Place, path = ''): ReadonlySet<string> {
  // A change of a record carries what a call could carry, not words of testers.
  const written = path.includes('/db/') && place === 'control' ? 'call' : place
  const goods = place === 'entry' ? [] : furtherOn.flatMap((one) => (one.path.test(path) ? one.fields : []))
  return new Set([...everywhere, ...furtherIn[written], ...goods])
}
