import { resolve } from 'node:path'

const SRC = resolve(import.meta.dirname, '../web/src')
const MAIN = `${SRC}/main.tsx`
const BROWSE = ['HomePage', 'ProductsPage', 'ProductPage'].map((page) => `${SRC}/pages/buyer/${page}.tsx`)
const SIGN_IN = `${SRC}/pages/buyer/AuthPages.tsx`
const CART = `${SRC}/pages/buyer/CartPage.tsx`
const BUY = [
  'CartPage',
  'AuthPages',
  'CheckoutPage',
  'PaymentPage',
  'PayOrderPage',
  'OrdersPage',
  'OrderPage',
  'ProfilePage',
  'WishlistPage',
].map((page) => `${SRC}/pages/buyer/${page}.tsx`)
const STATIC = ['AboutPage', 'ContactPage', 'FaqPage', 'PolicyPage'].map((page) => `${SRC}/pages/static/${page}.tsx`)
const JOIN = ['RegisterSellerPage', 'RegisterTransporterPage'].map((page) => `${SRC}/pages/join/${page}.tsx`)
const CHAT = ['ChatPage', 'ChatDock'].map((page) => `${SRC}/chat/${page}.tsx`)

interface Context {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const CHUNKS = ['first', 'shared', 'goods', 'lists', 'buying', 'signIn', 'join', 'thread'] as const
type Chunk = (typeof CHUNKS)[number]
type Named = (id: string, context: Context) => Chunk | null

/**
 * Left alone the bundler makes a chunk for each set of pages that share a module, some thirty for a first view, and thirty small
 * files zip to 6 kB more than one (PERF-002, PERF-005). Here: what every view and sign-in need, what browsing shares, what lists of goods and orders share, sign-in for page and card, the thread. The order counts: a chunk takes along what its modules import, unless an earlier one has it.
 */
export function chunks(): { name: Named; priority: number }[] {
  const chunkOf = choose()
  return CHUNKS.map((chunk, place) => ({
    name: (id, context) => (chunkOf(id, context) === chunk ? chunk : null),
    priority: 10 - place,
  }))
}

/** null leaves a module to the bundler. */
function choose(): Named {
  let reach: ((root: string) => ReadonlySet<string>) | null = null
  return (id, context) => {
    reach ??= closures(context)
    const from = (roots: readonly string[]) => roots.filter((root) => reach?.(root).has(id)).length
    if (id === MAIN) return null
    if (from([MAIN]) > 0 || (from([SIGN_IN]) > 0 && from(BROWSE) > 0)) return 'first'
    const [browse, buy, chat] = [from(BROWSE), from(BUY), from(CHAT)]
    if (browse > 0 && from(STATIC) > 0) return 'first'
    if (browse + buy === 0) return chat > 0 ? 'thread' : from(JOIN) > 0 && from(STATIC) === 0 ? 'join' : null
    if (from([SIGN_IN]) > 0 && browse + chat + from(STATIC) === 0 && id !== SIGN_IN) return 'signIn'
    if (browse + buy + chat === 1) return null
    if (browse === 1 && chat === 0 && from([CART]) === 0) return 'lists'
    // The thread shows no grid of goods: it must not load one for a heading's sake.
    if (browse > 0 && chat > 0) return 'shared'
    return browse > 0 ? 'goods' : from([CART]) === 0 && chat > 0 ? 'buying' : null
  }
}

/** Everything a module imports statically, itself included. */
function closures(context: Context): (root: string) => ReadonlySet<string> {
  const known = new Map<string, Set<string>>()
  return (root) => {
    const found = known.get(root)
    if (found) return found
    const reached = new Set<string>()
    const open = [root]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (reached.has(id)) continue
      reached.add(id)
      open.push(...(context.getModuleInfo(id)?.importedIds ?? []))
    }
    known.set(root, reached)
    return reached
  }
}
