import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { frames } from '#web/frame/frames.ts'
import { declaredPages } from './declaredPages.ts'

const WEB = resolve(import.meta.dirname, '../../web')
const inSource = (path: string): string => `${WEB}/src/${path}`
const MAIN = inSource('main.tsx')
const FOOTER = inSource('app/shell/Footer.tsx')
const THREAD = ['chat/ChatPage', 'chat/ChatDock'].map((file) => inSource(`${file}.tsx`))
/** The module that every page of a signed-in user loads. */
const SIGNED_IN = inSource('app/start/signedInWork.ts')
/** The pages of signing in and registering, which share forms that no other page of the shop shows. */
const SIGN_IN = /\/pages\/(?:buyer\/signIn|join)\//
const CHECKOUT = inSource('pages/buyer/checkout/')
const [AREA_FRAME, SELLER_AREA, TRANSPORTER_AREA] = ['AreaFrame', 'SellerArea', 'TransporterArea'].map((file) =>
  inSource(`app/areas/${file}.tsx`),
) as [string, string, string]
/** The parser of typed lines with its word tables. It has a size limit of its own (CHAT-048). */
const PARSER = /\/web\/src\/chat\/lines\/lexicon\/|\/tools\/understand\/(?:tableText|words\/)/

interface Context {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}
type Role = 'shell' | 'shop' | 'checkout' | 'account' | 'thread' | 'seller' | 'transporter'
/** The number of roles that have pages: all but shell and thread. */
const ALL_PAGES = 5
type NameOf = (id: string, context: Context) => string | null

/**
 * Puts shared modules into chunks by the roles that use them: `checkout` has what only pages of the checkout share, `checkout-thread`
 * what they share with the thread. By default the bundler makes one chunk per set of pages, which is about a hundred files for a first
 * view (docs/adr/019-chunks-by-role.md). Roles that use a module also use its imports, so no two chunks import each other.
 */
export function chunks(): { name: NameOf; debugName: string }[] {
  const roles = modulesOfRoles()
  const entries = Object.values(roles).flat()
  const areas = [...roles.seller, ...roles.transporter]
  for (const file of [...entries, SIGNED_IN, CHECKOUT])
    if (!existsSync(file)) throw new Error(`${file} was moved: say where to in scripts/build/chunks.ts`)
  let reach: ((entry: string) => ReadonlySet<string>) | null = null
  /** Every module that a buyer can load. */
  let buyers: ReadonlySet<string> | null = null
  let sheetOf: ((id: string) => string) | null = null
  const name: NameOf = (id, context) => {
    reach ??= staticImports(context)
    buyers ??= loadable(context, areas)
    const usedBy = (entry: string): boolean => reach?.(entry).has(id) === true
    const uses = (role: Role): number => roles[role].filter(usedBy).length
    if (PARSER.test(id) && uses('thread') === 0) return 'parser'
    if (entries.includes(id)) return null
    if (id.endsWith('.css')) {
      sheetOf ??= sheets(context, buyers, areas)
      return sheetOf(id)
    }
    const used = (Object.keys(roles) as Role[]).filter((role) => uses(role) > 0)
    if (isOfShell(used)) return 'shell'
    // If other code loads the module too, it is not put into a role's chunk: that code would load a whole area (PERF-009) or the
    // whole thread (PERF-005).
    const isForOthers = used[0] === 'thread' ? reach(SIGNED_IN).has(id) : buyers.has(id)
    if (used.every((role) => role === 'thread' || role === 'seller' || role === 'transporter') && isForOthers) return null
    return used.length > 1 || used.some((role) => uses(role) > 1) ? nameFor(used, roles.shop.filter(usedBy)) : null
  }
  return [{ name, debugName: 'roles' }]
}

/**
 * Returns whether a module belongs to the chunk of the shell. It does if the shell uses it, if both the shop and the thread do, because
 * both are first views, or if the pages of all roles do.
 */
function isOfShell(used: readonly Role[]): boolean {
  return used[0] === 'shell' || (used[0] === 'shop' && (used.includes('thread') || used.length === ALL_PAGES))
}

/**
 * Returns the name of the chunk for modules that these roles and pages of the shop share. Modules that the shop shares with an area are in
 * one chunk for both areas, because small files compress badly (PWA-012).
 */
function nameFor(used: readonly Role[], shopPages: readonly string[]): string {
  if (used.join() === 'shop' && shopPages.every((page) => SIGN_IN.test(page))) return 'signIn'
  const buyers = used.filter((role) => role !== 'seller' && role !== 'transporter')
  return (used.includes('shop') && buyers.length < used.length ? [...buyers, 'areas'] : used).join('-')
}

/** Returns the modules that each role loads first. */
function modulesOfRoles(): Readonly<Record<Role, readonly string[]>> {
  const pages = declaredPages().filter(({ source }) => !source.startsWith('src/chat/'))
  const sourcesOf = (list: typeof pages) => [...new Set(list.map(({ source }) => `${WEB}/${source}`))]
  const shop = sourcesOf(pages.filter(({ isPublic }) => isPublic))
  const ofArea = (area: 'seller' | 'transporter' | null) => sourcesOf(pages.filter((page) => page.area === area))
  const signedIn = ofArea(null).filter((source) => !shop.includes(source))
  return {
    shell: [MAIN, FOOTER],
    shop,
    checkout: signedIn.filter((source) => source.startsWith(CHECKOUT)),
    account: signedIn.filter((source) => !source.startsWith(CHECKOUT)),
    thread: THREAD,
    seller: [...ofArea('seller'), SELLER_AREA, AREA_FRAME],
    transporter: [...ofArea('transporter'), TRANSPORTER_AREA, AREA_FRAME],
  }
}

/** Returns a cached function from a module to everything it imports statically, including itself. */
function staticImports(context: Context): (entry: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  return (entry) => {
    const found = known.get(entry) ?? walk(entry, (id) => context.getModuleInfo(id)?.importedIds ?? [])
    known.set(entry, found)
    return found
  }
}

/**
 * Returns a function from a CSS module to its style sheet: one for the areas, one for what only the static pages load, and the shell's
 * for all else. Small sheets for each page or card compress to more (PERF-006), and a page whose frame is cached is drawn with one sheet.
 */
function sheets(
  context: Context,
  buyers: ReadonlySet<string>,
  areas: readonly string[],
): (id: string) => 'areas' | 'staticStyles' | 'shell' {
  const allButStatic = loadable(context, [...areas, ...staticPages()])
  return (id) => {
    if (!buyers.has(id)) return 'areas'
    return allButStatic.has(id) ? 'shell' : 'staticStyles'
  }
}

/** Returns the modules of the pages whose html file the worker does not cache. */
function staticPages(): string[] {
  const names = new Set<string>(frames.flatMap((frame) => ('onlyOnline' in frame ? frame.page : [])))
  return declaredPages().flatMap(({ name, source }) => (names.has(name) ? `${WEB}/${source}` : []))
}

/** Returns every module that the shop loads, at once or later, without following `skipped`. */
function loadable(context: Context, skipped: readonly string[]): ReadonlySet<string> {
  return walk(MAIN, (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
    return [...importedIds, ...dynamicallyImportedIds].filter((imported) => !skipped.includes(imported))
  })
}

function walk(entry: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const reached = new Set([entry])
  // A set also visits what is added while it is walked.
  for (const id of reached) for (const imported of next(id)) reached.add(imported)
  return reached
}
