import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { declaredPages } from './declaredPages.ts'

const WEB = resolve(import.meta.dirname, '../../web')
const MAIN = `${WEB}/src/main.tsx`
const BROWSE = ['home/HomePage', 'catalogue/ProductsPage', 'catalogue/ProductPage'].map((page) => `${WEB}/src/pages/buyer/${page}.tsx`)
const SIGN_IN = `${WEB}/src/pages/buyer/signIn/AuthPages.tsx`
const CART = `${WEB}/src/pages/buyer/cart/CartPage.tsx`
const ADDRESSES = ['checkout/CheckoutPage', 'account/ProfilePage'].map((page) => `${WEB}/src/pages/buyer/${page}.tsx`)
/** The cards that load while the buyer reads the welcome message. */
const FIRST_CARDS = `${WEB}/src/chat/cards/firstCards.ts`
const DOCK = `${WEB}/src/chat/ChatDock.tsx`
const FOOTER = `${WEB}/src/app/shell/Footer.tsx`
const PARSER = `${WEB}/src/chat/lines/lexicon/`
/** Generated word tables. In a chunk other than the parser's, they would load after it. */
const WORDS = ['tableText', 'words/meanings'].map((file) => resolve(WEB, `../tools/understand/${file}.ts`))
/** The frame shared by both areas, and the root component of each. */
const AREAS = ['AreaFrame', 'SellerArea', 'TransporterArea'].map((part) => `${WEB}/src/app/areas/${part}.tsx`)
/** Signed-in users load it on every page, so it must not pull in chat code (PERF-005). */
const SIGNED_IN = `${WEB}/src/app/start/signedInWork.ts`

interface Context {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const CHUNKS = [
  'first',
  'goods',
  'lists',
  'buying',
  'forms',
  'person',
  'signIn',
  'codes',
  'parser',
  'thread',
  'cards',
  'cart',
  'addresses',
  'addressForm',
  'area',
  'lists of areas',
  'deliveries',
] as const
type Chunk = (typeof CHUNKS)[number]
type Named = (id: string, context: Context) => Chunk | null

/**
 * Assigns modules to named chunks. By default the bundler makes one chunk per set of pages that share a module: about thirty for a
 * first view, which compress to 6 kB more than one file (PERF-002, PERF-005). The order matters: a chunk includes the imports of its
 * modules, unless an earlier chunk has them.
 */
export function chunks(): { name: Named; debugName: string; priority: number }[] {
  const chunkOf = choose()
  return CHUNKS.map((chunk, place) => ({
    name: (id, context) => (chunkOf(id, context) === chunk ? chunk : null),
    debugName: chunk,
    priority: CHUNKS.length - place,
  }))
}

/** Returns a function from a module to its chunk. For null, the bundler decides. */
function choose(): Named {
  for (const file of [MAIN, ...BROWSE, SIGN_IN, CART, ...ADDRESSES, DOCK, FOOTER, FIRST_CARDS, SIGNED_IN, PARSER, ...WORDS, ...AREAS]) {
    if (!existsSync(file)) throw new Error(`${file} was moved: say where to in scripts/build/chunks.ts`)
  }
  const modules = [...new Set(declaredPages().map(({ source }) => `${WEB}/${source}`))]
  const below = (folder: string) => modules.filter((module) => module.startsWith(`${WEB}/src/${folder}/`))
  const buyPages = below('pages/buyer').filter((module) => !BROWSE.includes(module))
  const [sellerPages, transporterPages] = [below('pages/seller'), below('pages/transporter')]
  const areaPages = [...sellerPages, ...transporterPages]
  const joinTransporter = below('pages/transporter/profile')
  const [staticPages, joinPages, thread] = [below('pages/static'), below('pages/join'), [...below('chat'), DOCK]]
  let reach: ((root: string) => ReadonlySet<string>) | null = null
  return (id, context) => {
    reach ??= closures(context)
    const from = (roots: readonly string[]) => roots.filter((root) => reach?.(root).has(id)).length
    if (id === MAIN) return null
    // The parser has a size limit of its own (CHAT-048).
    if ((id.startsWith(PARSER) || WORDS.includes(id)) && from(thread) === 0) return 'parser'
    const [browse, buy, chat, statics] = [from(BROWSE), from(buyPages), from(thread), from(staticPages)]
    if (from([MAIN]) > 0) return 'first'
    // The thread has no product grid, so it must not load the chunk of the grid for a shared heading.
    if (browse > 0 && (from([SIGN_IN]) > 0 || statics > 0 || chat > 0)) return 'first'
    // A few hundred bytes, used on every page except the thread: not worth a file of their own.
    if (from([FOOTER]) > 0) return id === FOOTER ? null : 'first'
    if (statics > 0 && buy + from(joinPages) > 0) return 'forms'
    // Sign-in page and thread share these calls, and neither should load the other.
    if (from([SIGN_IN]) > 0 && chat > 0 && browse + statics === 0) return 'codes'
    if (browse + buy + chat + from(areaPages) === 0 && from([FIRST_CARDS]) > 0 && id !== FIRST_CARDS) return 'cards'
    // Shared by an area and the thread: an area must not load the thread.
    if (browse + buy === 0 && chat > 0 && from(areaPages) > 0) return null
    if (browse + buy === 0 && chat > 0) return from([SIGNED_IN]) > 0 ? 'buying' : 'thread'
    if (browse + buy + statics + from(joinPages) === 0) {
      const [seller, transporter] = [from(sellerPages), from(transporterPages)]
      if (AREAS.includes(id)) return null
      // Each of these groups would otherwise be many files of a few hundred bytes: code of all area pages, code of their lists, and
      // code of the deliveries.
      if (from(AREAS) > 1 || (from(AREAS) > 0 && seller + transporter > 0) || seller + transporter > 15) return 'area'
      if (seller > 3 && seller + transporter > 4 && from(AREAS) === 0) return 'lists of areas'
      if (seller === 0 && transporter > 1 && from(joinTransporter) === 0) return 'deliveries'
    }
    // The cart panel, shared by the page and the card.
    if (from([CART]) > 0 && from([FIRST_CARDS]) > 0 && browse + chat + from(areaPages) === 0 && id !== CART) return 'cart'
    if (browse + buy === 0) return null
    // Only modules that no other buyer page uses: a payment page must not load the sign-in forms.
    if (from([SIGN_IN]) > 0 && browse + chat + statics === 0 && buy === 1 && id !== SIGN_IN)
      return from(joinPages) > 0 ? 'person' : 'signIn'
    // Two pages let the buyer choose an address. A paid order without an address asks for it on a third.
    if (browse + chat + from(areaPages) === 0 && from(ADDRESSES) === 2 && buy < 4) return buy === 2 ? 'addresses' : 'addressForm'
    if (browse + buy + chat === 1) return null
    if (browse === 1 && chat === 0 && from([CART]) === 0) return 'lists'
    return browse > 0 ? 'goods' : from([CART]) === 0 && chat > 0 ? 'buying' : null
  }
}

/** Returns a cached function from a module to everything it imports statically, including itself. */
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
