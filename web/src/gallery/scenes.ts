import { SignedIn, verifyCode } from '#contract/auth.ts'
import { getProduct, type Product } from '#contract/catalogue.ts'
import { controlPath } from '#contract/control/controlCall.ts'
import { openSession } from '#contract/control/people.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { now } from '#web/api/time.ts'
import { storeToken } from '#web/api/token.ts'
import { registerUnknown } from '#web/chat/guide/signIn/signedOut.ts'
import { openRow } from '#web/chat/guide/slipRow.ts'
import { CHANGU, SATO, type SceneName } from '#web/chat/kinds/galleryState.ts'
import { addToOutbox, outbox, useSending, waitingNow } from '#web/chat/outbox/threadOutbox.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { useChecked } from '#web/features/cart/today/checked.ts'
import { type CheckoutChoices, NO_PREFERENCE } from '#web/features/checkout/checkout.ts'
import { clearDraft, setChoices } from '#web/features/checkout/draft.ts'
import { useRecords } from '#web/features/payment/device/records.ts'
import { useSession } from '#web/features/session/session.ts'
import { addHeart } from '#web/features/wishlist/wishlistStore.ts'
import { type Answers, inWorld, setAnswers, setChanges } from './isolate.ts'
import { payments } from './payments.ts'

interface Scene {
  /** The phone number of the signed-in user; nobody is signed in without it. */
  readonly phone?: string
  /** Quantities by product id. */
  readonly cart?: Readonly<Record<string, number>>
  readonly choices?: Partial<CheckoutChoices>
  readonly answers?: Answers
  /** Overrides of server responses, by path. */
  readonly changes?: Readonly<Record<string, object>>
  /** Sets further store contents at the end. */
  readonly last?: () => void
}

const NEEMA = '+255754110226'
const BARAKA = '+255689402117'
const filled = { phone: NEEMA, cart: { [CHANGU]: 2, [SATO]: 1 } }
const chosen: Partial<CheckoutChoices> = {
  checkoutRequested: true,
  addressId: 'neema-home',
  deliveryOption: 'standard',
  transporterSelections: { [CHANGU]: 'pwani-express', [SATO]: NO_PREFERENCE },
  paymentMethod: 'mobile_money',
  notes: 'Piga simu getini. Kata vipande, bila mifupa',
}
const codeSent = (secondsAgo: number) => ({ tempPhoneNumber: NEEMA, codeSentAt: now() - secondsAgo * 1_000 })

/** Stores a line that has not been sent. */
function addUnsentLine(text: string, change: Parameters<typeof outbox.change>[1] = {}): void {
  addToOutbox('gallery', { kind: 'line', text })
  const item = waitingNow().at(-1)
  if (item) outbox.change(item.id, change)
}

const shortageOf = (itemId: string, ordered: number, available: number) => ({
  id: `shortage-of-${itemId}`,
  lines: [{ itemId, ordered, available }],
  askedAt: '2026-11-20T06:00:00.000Z',
  answerBy: '2026-11-21T06:00:00.000Z',
})

/** Overrides for orders with missing items: one with some left, one with none, and one whose rest was accepted (SELL-016). */
const missing = {
  '/v1/orders/order-104698': { shortage: shortageOf('order-104698-1', 3, 2) },
  '/v1/orders/order-104695': { status: 'pending', shortage: shortageOf('order-104695-1', 2, 0) },
  '/v1/orders/order-104687': {
    shortage: { ...shortageOf('order-104687-1', 2, 1), answer: 'accepted' },
    refund: { amount: 12_000, state: 'done' },
  },
}

/** The store contents for each page of the gallery; all cards of a page share the stores. */
const table = {
  shop: filled,
  words: { ...filled, last: () => useSending.setState({ sent: 2 }) },
  review: {
    ...filled,
    choices: chosen,
    last: () => {
      addUnsentLine('nataka sato 2')
      useSending.setState({ busy: true })
    },
  },
  first: { ...filled, choices: { ...chosen, paymentMethod: null, transporterSelections: {}, notes: null } },
  paying: { ...filled, choices: chosen, last: () => useRecords.setState({ records: payments(useSession.getState().user) }) },
  changed: {
    ...filled,
    // This transporter is not verified any more.
    choices: {
      ...chosen,
      paymentMethod: 'cash_on_delivery',
      notes: null,
      transporterSelections: { [CHANGU]: 'morogoro-movers', [SATO]: NO_PREFERENCE },
    },
    last: () =>
      useChecked.setState({
        changes: [
          { kind: 'price', productId: CHANGU, name: 'Red snapper (Changu), 1 kg', from: 15_500, to: 16_500 },
          { kind: 'soldOut', productId: SATO, name: 'Nile tilapia (Sato), 1 kg' },
        ],
      }),
  },
  missing: { phone: NEEMA, changes: missing },
  newcomer: { phone: BARAKA, last: () => addUnsentLine('una pweza?', { tries: 3, refused: '' }) },
  guest: {
    last: () => {
      useSession.setState(codeSent(5))
      registerUnknown()
    },
  },
  registering: {
    last: () => {
      const body = { name: 'Asha Juma', email: 'asha@example.com', phoneNumber: NEEMA }
      useSession.setState({ ...codeSent(5), otpSent: true, registration: { path: '/auth/register', body } })
    },
  },
  signingIn: { last: () => useSession.setState({ ...codeSent(5), isLoading: true }) },
  refused: {
    last: () => useSession.setState({ ...codeSent(400), error: new ApiError(verifyCode, { status: 400, code: 'failed' }) }),
  },
  slow: { ...filled, answers: 'slow', choices: chosen },
  failing: { ...filled, answers: 'failing', choices: chosen },
} as const satisfies Readonly<Record<SceneName, Scene>>

export const sceneNames = Object.keys(table) as SceneName[]

/** Fills the stores; resolves when the scene is ready. */
export async function setScene(name: SceneName): Promise<void> {
  const scene: Scene = table[name]
  setAnswers('open')
  setChanges(scene.changes ?? {})
  useRecords.setState({ records: [] })
  clearDraft()
  openRow(null)
  if (scene.phone) await signIn(scene.phone)
  const lines = Object.entries(scene.cart ?? {}).map(async ([id, quantity]): Promise<CartLine> => {
    const product = (await (await inWorld(`/v1${getProduct.path.replace(':id', id)}`)).json()) as Product
    addHeart(product)
    return { productId: id, quantity, product }
  })
  useCart.setState({ lines: await Promise.all(lines) })
  if (scene.choices) setChoices(scene.choices)
  scene.last?.()
  setAnswers(scene.answers ?? 'open')
}

async function signIn(phoneNumber: string): Promise<void> {
  const response = await inWorld(controlPath(openSession), {
    method: openSession.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phoneNumber }),
  })
  const { accessToken: token, user } = SignedIn.parse(await response.json())
  storeToken(token)
  useSession.setState({ token, user, isAuthenticated: true })
}
