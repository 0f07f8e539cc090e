import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { declaredPages } from './declaredPages.ts'

const WEB = resolve(import.meta.dirname, '../../web')
const MAIN = `${WEB}/src/main.tsx`
const BROWSE = ['home/HomePage', 'catalogue/ProductsPage', 'catalogue/ProductPage'].map((page) => `${WEB}/src/pages/buyer/${page}.tsx`)
const SIGN_IN = `${WEB}/src/pages/buyer/signIn/AuthPages.tsx`
const CART = `${WEB}/src/pages/buyer/cart/CartPage.tsx`
const ADDRESSES = ['checkout/CheckoutPage', 'account/ProfilePage'].map((page) => `${WEB}/src/pages/buyer/${page}.tsx`)
/** They come while the buyer reads the welcome. */
const FIRST_CARDS = `${WEB}/src/chat/cards/firstCards.ts`
const DOCK = `${WEB}/src/chat/ChatDock.tsx`
const FOOTER = `${WEB}/src/app/shell/Footer.tsx`
const PARSER = `${WEB}/src/chat/lines/lexicon/`
/** Words that are made before the build; in another chunk than who reads them they would be loaded after it. */
const WORDS = ['tableText', 'words/meanings'].map((file) => resolve(WEB, `../tools/understand/${file}.ts`))
/** Its frame, and the table of contents of each. */
const AREAS = ['AreaFrame', 'SellerArea', 'TransporterArea'].map((part) => `${WEB}/src/app/areas/${part}.tsx`)
/** Whoever is signed in loads it on every page, and none of the thread with it (PERF-005). */
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
 * Left alone the bundler makes a chunk for each set of pages that share a module, some thirty for a first view, and thirty small
 * files zip to 6 kB more than one (PERF-002, PERF-005). The order counts: a chunk takes along what its modules import, unless an
 * earlier one has it.
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
    // Of a size that is counted by itself (CHAT-048).
    if ((id.startsWith(PARSER) || WORDS.includes(id)) && from(thread) === 0) return 'parser'
    const [browse, buy, chat, statics] = [from(BROWSE), from(buyPages), from(thread), from(staticPages)]
    if (from([MAIN]) > 0) return 'first'
    // The thread shows no grid of goods: it must not load one for a heading's sake.
    if (browse > 0 && (from([SIGN_IN]) > 0 || statics > 0 || chat > 0)) return 'first'
    // A few hundred bytes that every page but the thread has: no file of their own.
    if (from([FOOTER]) > 0) return id === FOOTER ? null : 'first'
    if (statics > 0 && buy + from(joinPages) > 0) return 'forms'
    // Page and thread sign in with the same calls; neither loads the other for them.
    if (from([SIGN_IN]) > 0 && chat > 0 && browse + statics === 0) return 'codes'
    if (browse + buy + chat + from(areaPages) === 0 && from([FIRST_CARDS]) > 0 && id !== FIRST_CARDS) return 'cards'
    // An area must not load the thread for what both use.
    if (browse + buy === 0 && chat > 0 && from(areaPages) > 0) return null
    if (browse + buy === 0 && chat > 0) return from([SIGNED_IN]) > 0 ? 'buying' : 'thread'
    if (browse + buy + statics + from(joinPages) === 0) {
      const [seller, transporter] = [from(sellerPages), from(transporterPages)]
      if (AREAS.includes(id)) return null
      // Each of these would be a file of a few hundred bytes: what all pages of both areas have anyway, what their lists share,
      // and what only deliveries need.
      if (from(AREAS) > 1 || (from(AREAS) > 0 && seller + transporter > 0) || seller + transporter > 15) return 'area'
      if (seller > 3 && seller + transporter > 4 && from(AREAS) === 0) return 'lists of areas'
      if (seller === 0 && transporter > 1 && from(joinTransporter) === 0) return 'deliveries'
    }
    // The cart as page and card show it.
    if (from([CART]) > 0 && from([FIRST_CARDS]) > 0 && browse + chat + from(areaPages) === 0 && id !== CART) return 'cart'
    if (browse + buy === 0) return null
    // What only paying needs too is no part of it: a payment page must not load the forms of sign-in.
    if (from([SIGN_IN]) > 0 && browse + chat + statics === 0 && buy === 1 && id !== SIGN_IN)
      return from(joinPages) > 0 ? 'person' : 'signIn'
    // Addresses are chosen on two pages; a paid order without one asks for it on a third.
    if (browse + chat + from(areaPages) === 0 && from(ADDRESSES) === 2 && buy < 4) return buy === 2 ? 'addresses' : 'addressForm'
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
