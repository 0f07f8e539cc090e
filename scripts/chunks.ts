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
const STATIC = ['AboutPage.tsx', 'ContactPage.tsx', 'FaqPage.tsx', 'policies.ts'].map((page) => `${SRC}/pages/static/${page}`)
const JOIN = `${SRC}/pages/join/joinPages.ts`
const CHAT = ['ChatPage', 'ChatDock'].map((page) => `${SRC}/chat/${page}.tsx`)
const FOOTER = `${SRC}/app/Footer.tsx`
const DIALOGS = `${SRC}/ui/Dialogs.tsx`
/** Whoever is signed in loads it on every page, and none of the thread with it (PERF-005). */
const SIGNED_IN = `${SRC}/app/signedInWork.ts`

interface Context {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const CHUNKS = ['first', 'goods', 'lists', 'buying', 'forms', 'footer', 'dialogs', 'signIn', 'thread'] as const
type Chunk = (typeof CHUNKS)[number]
type Named = (id: string, context: Context) => Chunk | null

/**
 * Left alone the bundler makes a chunk for each set of pages that share a module, some thirty for a first view, and thirty small
 * files zip to 6 kB more than one (PERF-002, PERF-005). Here: what every view and sign-in need, what browsing shares, what lists of goods and orders share, sign-in for page and card, the thread. The order counts: a chunk takes along what its modules import, unless an earlier one has it.
 */
export function chunks(): { name: Named; debugName: string; priority: number }[] {
  const chunkOf = choose()
  return CHUNKS.map((chunk, place) => ({
    name: (id, context) => (chunkOf(id, context) === chunk ? chunk : null),
    debugName: chunk,
    priority: CHUNKS.length - place,
  }))
}

/** null leaves a module to the bundler. */
function choose(): Named {
  let reach: ((root: string) => ReadonlySet<string>) | null = null
  return (id, context) => {
    reach ??= closures(context)
    const from = (roots: readonly string[]) => roots.filter((root) => reach?.(root).has(id)).length
    if (id === MAIN) return null
    const [browse, buy, chat, still] = [from(BROWSE), from(BUY), from(CHAT), from(STATIC)]
    if (from([MAIN]) > 0) return 'first'
    // The thread shows no grid of goods: it must not load one for a heading's sake.
    if (browse > 0 && (from([SIGN_IN]) > 0 || still > 0 || chat > 0)) return 'first'
    if (from([FOOTER]) > 0) return 'footer'
    if (from([DIALOGS]) > 0) return 'dialogs'
    if (still > 0 && buy + from([JOIN]) > 0) return 'forms'
    if (browse + buy === 0 && chat > 0) return from([SIGNED_IN]) > 0 ? 'buying' : 'thread'
    if (browse + buy === 0) return null
    if (from([SIGN_IN]) > 0 && browse + chat + still === 0 && id !== SIGN_IN) return 'signIn'
    if (browse + buy + chat === 1) return null
    if (browse === 1 && chat === 0 && from([CART]) === 0) return 'lists'
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
