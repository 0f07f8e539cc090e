import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The import rules of a folder. The linter, the check of dynamic imports and the tests all use them (DX-005). */
export interface Zone {
  /** Imports of files outside this folder must start with `#`, so that the rules can match them. */
  readonly folder: string
  readonly never: readonly ForbiddenImport[]
}

export interface ForbiddenImport {
  /** Matches the import specifier. The linter does not support look-ahead, so "all except" is built from a list of the folder's files. */
  readonly regex: string
  readonly message: string
  /** Forbids only these names. */
  readonly importNames?: string[]
}

const FEATURES = 'web/src/features'

/** Besides the features' pure files, what code for typed lines may import from the features: types and pure functions. */
const PURE_IN_LINES = [
  'addresses/oneLine/readAddressLine.ts',
  'addresses/oneLine/stripAddressCourtesy.ts',
  'checkout/slip.ts',
  'orders/complaint/complaint.ts',
]

const all = (start: string, message: string): ForbiddenImport => ({ regex: `^${start}`, message })

const allButIn =
  (root: string) =>
  (prefix: string, folder: string, but: readonly string[], message: string): ForbiddenImport => {
    const rest = namesIn(join(root, folder)).filter((name) => !but.includes(name))
    return { regex: `^${prefix}(${rest.map(escape).join('|') || '-nothing-there-'})(/|$)`, message }
  }

/** Forbids all features, except these files and folders. */
function featuresBut(root: string, allowed: readonly string[], message: string): ForbiddenImport {
  const forbiddenIn = (folder: string): string[] =>
    namesIn(join(root, FEATURES, folder))
      .map((name) => folder + name)
      .filter((path) => !allowed.includes(path))
      .flatMap((path) => (allowed.some((file) => file.startsWith(`${path}/`)) ? forbiddenIn(`${path}/`) : escape(path)))
  return { regex: `^#web/features/(${forbiddenIn('').join('|')})(/|$)`, message }
}

/** Returns the features' pure files: `orders/orders.ts` has the names, texts, sums and states of orders (ADR 025). */
const pureFiles = (root: string): string[] =>
  namesIn(join(root, FEATURES))
    .map((name) => `${name}/${name}.ts`)
    .filter((file) => isPureFile(`${FEATURES}/${file}`) && existsSync(join(root, FEATURES, file)))

/** Whether a file has the name of its feature. The session's file is a store, which each feature may import. */
export const isPureFile = (path: string): boolean => /^web\/src\/features\/(?!session\/)([^/]+)\/\1\.ts$/.test(path)

const outside = [
  all('#(mock|fixtures|tools)/', 'web never imports the mock, fixtures or what is made before the build'),
  all('#contract/descriptions/', 'the texts of the API page are for the mock only'),
]
/** These imports from tools are allowed: they go to a phone. */
const MADE = 'of what is made before the build only the table, the meanings and the answers of topics go to a phone'
const control = all('#contract/control/', 'the control API belongs to the mock: only console, handset and mock-link call it')
const app = all('#web/app/', 'only web/app imports web/app')
const chat = all('#web/chat/', 'chat is a face of its own: only web/app mounts it')
const pages = all('#web/pages/', 'pages are a face of their own: only web/app mounts them')
const features = all('#web/features/', 'features are above this folder')
const mock = all('#web/mock/', 'console and handset are an entry of their own')
const ui = all('#web/ui/', 'ui is above this folder')
const chatscope = all('@chatscope/', 'only web/chat/thread imports the chat kit')
const navigate = {
  regex: '^react-router-dom$',
  importNames: ['useNavigate', 'Navigate'],
  message: 'a panel reports; its frame navigates',
}
const below = [...outside, control, app, chat, pages, mock, chatscope]

/** Returns the import rules of the architecture guide. For a file in several folders, the last one applies. */
export function zones(root: string): Zone[] {
  return [...zonesBesideWeb(root), ...zonesOfWeb(root), ...zonesOfChat(root)]
}

function zonesBesideWeb(root: string): Zone[] {
  const noWeb = all('#(web|tools)/', 'the mock never imports web')
  return [
    { folder: 'contract', never: [all('([a-y@]|z[^o]|#(web|mock|fixtures|tools)/)', 'contract imports zod only')] },
    { folder: 'fixtures', never: [all('#(web|mock|tools)/', 'fixtures import contract only')] },
    { folder: 'mock-server', never: [noWeb] },
    {
      folder: 'mock-server/src/payments',
      never: [
        noWeb,
        allButIn(root)('(#mock/|(\\.\\./)+)orders/', 'mock-server/src/orders', ['purchase.ts'], 'payments know only purchases'),
      ],
    },
    {
      folder: 'e2e',
      never: [
        all('(#|(\\.\\./)+)(web|mock|mock-server|tools)/', 'e2e sees the page and the control API only'),
        allButIn(root)('#fixtures/', 'fixtures', ['scenarios'], 'e2e knows scenario names only'),
      ],
    },
    // Testers copy the kit into their own project. The patterns know no look-ahead: `n[^o]` lets `node:` through.
    { folder: 'e2e/kit', never: [all('(#|[a-mo-z]|n[^o]|@[^p])', 'the kit needs @playwright/test and nothing else')] },
  ]
}

function zonesOfWeb(root: string): Zone[] {
  const allBut = allButIn(root)
  const api = allBut('#web/api/', 'web/src/api', ['time.ts', 'ids.ts', 'config.ts', 'apiHost.ts', 'lazyImport.ts'], 'ui knows no server')
  const otherFeatures = (name: string) =>
    featuresBut(root, ['session', name, ...pureFiles(root)], 'a feature imports only the pure file of another; card or page compose them')
  return [
    { folder: 'web/src/styles', never: [...below, features, ui] },
    {
      folder: 'web/src/i18n',
      never: [
        ...below.filter((one) => !outside.includes(one)),
        all('#(mock|fixtures)/', 'web never imports the mock or fixtures'),
        allBut('#tools/', 'tools', ['understand'], MADE),
        allBut('#tools/understand/', 'tools/understand', ['topics'], MADE),
        allBut('#tools/understand/topics/', 'tools/understand/topics', ['english.ts', 'swahili.ts'], MADE),
        features,
        ui,
      ],
    },
    { folder: 'web/src/api', never: [...below, features, ui] },
    { folder: 'web/src/ui', never: [...below, features, api] },
    { folder: 'web/src/art', never: [...below, features] },
    { folder: 'web/src/mock-link', never: [...outside, app, chat, pages, mock, chatscope, features] },
    { folder: 'web/src/mock', never: [...outside, app, chat, pages, features, chatscope] },
    // The gallery shows the cards to developers. The build separates it from the shop, like the mock's pages.
    { folder: 'web/src/gallery', never: [...outside, app, pages, chatscope] },
    ...namesIn(join(root, FEATURES)).map((name) => ({
      folder: `web/src/features/${name}`,
      never: [...below, navigate, otherFeatures(name)],
    })),
    { folder: 'web/src/pages', never: [...outside, control, app, chat, mock, chatscope] },
    { folder: 'web/src/app', never: [...outside, control, mock, chatscope] },
  ]
}

/**
 * The folders of `web/src/chat` from the lowest to the highest. Each imports only folders before it, also by `import()`, so that the code of
 * no two of them needs each other (ADR 021). The files beside these folders put them together.
 */
export const CHAT_PARTS = ['kinds', 'transcript', 'page', 'news', 'guide', 'outbox', 'cards', 'lines', 'message', 'thread'] as const
type ChatPart = (typeof CHAT_PARTS)[number]

/** Forbids imports of what is above a part of the chat: the higher parts, and the files that put all parts together. */
function above(part: ChatPart): ForbiddenImport {
  const higher = CHAT_PARTS.slice(CHAT_PARTS.indexOf(part) + 1)
  const folders = higher.length > 0 ? `|(#web/chat/|(\\.\\./)+)(${higher.join('|')})/` : ''
  return all(`(#web/chat/[^/]+$${folders})`, `this is above web/src/chat/${part}`)
}

function zonesOfChat(root: string): Zone[] {
  const allBut = allButIn(root)
  const beside = [...outside, control, app, pages, mock]
  return [
    { folder: 'web/src/chat', never: [...beside, chatscope] },
    ...CHAT_PARTS.map((part) => ({
      folder: `web/src/chat/${part}`,
      never: [...beside, ...(part === 'thread' ? [] : [chatscope]), above(part)],
    })),
    {
      folder: 'web/src/chat/lines',
      never: [
        ...beside,
        chatscope,
        above('lines'),
        featuresBut(root, [...pureFiles(root), ...PURE_IN_LINES], 'a line is read and decided without a store'),
        all('.*/perform/', 'a line is read and decided before anything is done'),
        allBut('#web/chat/', 'web/src/chat', ['cards', 'kinds', 'lines'], 'only lines/perform changes the thread'),
        allBut('#web/api/', 'web/src/api', [], 'only lines/perform asks the server'),
      ],
    },
    // Unlike other code of the chat, helpers of tests may import fixtures and tools (`outside`).
    { folder: 'web/src/chat/lines/testing', never: [control, app, pages, mock, chatscope, above('lines')] },
    { folder: 'web/src/chat/message/testing', never: [control, app, pages, mock, chatscope, above('message')] },
    { folder: 'web/src/chat/lines/perform', never: [...beside, chatscope, above('lines')] },
    {
      folder: 'web/src/chat/lines/lexicon/words',
      never: [
        allBut('#tools/understand/', 'tools/understand', ['tableText.ts', 'words'], MADE),
        allBut('#tools/understand/words/', 'tools/understand/words', ['meanings.ts'], MADE),
        all('#(contract|fixtures|mock|web)/', 'the words are below everything'),
      ],
    },
  ]
}

/** How many folders below its zone a file may be. */
export const DEPTHS = [0, 1, 2, 3, 4] as const

/** How many folders above its zone a relative import may reach: parts of the chat and of the mock import each other, e2e imports scripts. */
const PART_OF: Readonly<Record<string, number>> = {
  ...Object.fromEntries(CHAT_PARTS.map((part) => [`web/src/chat/${part}`, 1])),
  'web/src/chat/lines': 0,
  'web/src/chat/lines/perform': 2,
  'web/src/chat/lines/testing': 2,
  'mock-server/src/payments': 1,
  e2e: 1,
}

/** Returns the lint rules for files that are `depth` folders below the zone. */
export function refusals(zone: Zone, depth: number): ForbiddenImport[] {
  const partOf = PART_OF[zone.folder] ?? 0
  const up = depth + partOf
  const leaves = { regex: `^(\\.\\./){${up + 1}}`, message: 'an import that leaves the folder is written with #' }
  const whole = { regex: `^(\\.\\./){${up}}[^./][^/]*$`, message: 'a part never imports the files that put the parts together' }
  return [...zone.never, leaves, ...(partOf > 0 ? [whole] : [])]
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

function escape(name: string): string {
  return name.replaceAll('.', '\\.')
}
