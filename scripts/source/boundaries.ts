import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Who may import whom, written once: the lint configuration, the check of dynamic imports and the planted imports all read it (DX-005). */
export interface Zone {
  /** An import that leaves this folder must be written with `#`, so that the rules below see it. */
  readonly folder: string
  readonly never: readonly ForbiddenImport[]
}

export interface ForbiddenImport {
  /** Of the import specifier. The linter knows no look-ahead: "all but" is spelt out from what lies in the folder. */
  readonly regex: string
  readonly message: string
  /** Only these names are refused. */
  readonly importNames?: string[]
}

/** What a typed line may know of the features: types, and functions that look at what they are given alone. */
const PURE_FEATURES = [
  ['', 'addresses', 'cart', 'checkout', 'orders'],
  ['addresses/', 'oneLine'],
  ['addresses/oneLine/', 'peelLine.ts', 'readAddressLine.ts'],
  ['cart/', 'lines.ts'],
  ['checkout/', 'checkoutChoices.ts'],
  ['orders/', 'orderFacts.ts'],
] as const

const all = (start: string, message: string): ForbiddenImport => ({ regex: `^${start}`, message })

const allButIn =
  (root: string) =>
  (prefix: string, folder: string, but: readonly string[], message: string): ForbiddenImport => {
    const rest = namesIn(join(root, folder)).filter((name) => !but.includes(name))
    return { regex: `^${prefix}(${rest.map(escape).join('|') || '-nothing-there-'})(/|$)`, message }
  }

/** The table of the architecture guide; the last row that holds a file counts. */
export function zones(root: string): Zone[] {
  const allBut = allButIn(root)
  const outside = [all('#(mock|fixtures|tools)/', 'web never imports the mock, fixtures or what is made before the build')]
  const control = all('#contract/control/', 'the control API belongs to the mock: only console, handset and mock-link call it')
  const app = all('#web/app/', 'only web/app imports web/app')
  const chat = all('#web/chat/', 'chat is a face of its own: only web/app mounts it')
  const pages = all('#web/pages/', 'pages are a face of their own: only web/app mounts them')
  const features = all('#web/features/', 'features are above this folder')
  const mock = all('#web/mock/', 'console and handset are an entry of their own')
  const ui = all('#web/ui/', 'ui is above this folder')
  const api = allBut('#web/api/', 'web/src/api', ['time.ts', 'ids.ts', 'config.ts', 'lazyImport.ts'], 'ui knows no server')
  const chatscope = all('@chatscope/', 'only web/chat/thread imports the chat kit')
  const navigate = {
    regex: '^react-router-dom$',
    importNames: ['useNavigate', 'Navigate'],
    message: 'a panel reports; its frame navigates',
  }
  const otherFeatures = (name: string) =>
    allBut('#web/features/', 'web/src/features', ['session', name], 'a feature never imports another; card or page compose them')
  const toPhone = 'of what is made before the build only the table and the meanings go to a phone'
  const below = [...outside, control, app, chat, pages, mock, chatscope]

  return [
    { folder: 'contract', never: [all('([a-y@]|z[^o]|#(web|mock|fixtures|tools)/)', 'contract imports zod only')] },
    { folder: 'fixtures', never: [all('#(web|mock|tools)/', 'fixtures import contract only')] },
    { folder: 'mock-server', never: [all('#(web|tools)/', 'the mock never imports web')] },
    {
      folder: 'e2e',
      never: [
        all('(#|(\\.\\./)+)(web|mock|mock-server|tools)/', 'e2e sees the page and the control API only'),
        allBut('#fixtures/', 'fixtures', ['scenarios'], 'e2e knows scenario names only'),
      ],
    },
    // Testers copy the kit into a project of theirs.
    { folder: 'e2e/kit', never: [all('(#|[a-z]|@[^p])', 'the kit needs @playwright/test and nothing else')] },
    { folder: 'web/src/styles', never: [...below, features, ui] },
    { folder: 'web/src/i18n', never: [...below, features, ui] },
    { folder: 'web/src/api', never: [...below, features, ui] },
    { folder: 'web/src/ui', never: [...below, features, api] },
    { folder: 'web/src/art', never: [...below, features] },
    { folder: 'web/src/mock-link', never: [...outside, app, chat, pages, mock, chatscope, features] },
    { folder: 'web/src/mock', never: [...outside, app, chat, pages, features, chatscope] },
    // The gallery shows the cards to developers; the build keeps it apart from the shop as it does the mock's pages.
    { folder: 'web/src/gallery', never: [...outside, app, pages, chatscope] },
    ...namesIn(join(root, 'web/src/features')).map((name) => ({
      folder: `web/src/features/${name}`,
      never: [...below, navigate, otherFeatures(name)],
    })),
    { folder: 'web/src/chat', never: [...outside, control, app, pages, mock, chatscope] },
    {
      folder: 'web/src/chat/lines',
      never: [
        ...[...outside, control, app, pages, mock, chatscope],
        ...PURE_FEATURES.map(([folder, ...pure]) =>
          allBut(`#web/features/${folder}`, `web/src/features/${folder}`, pure, 'a line is read and decided without a store'),
        ),
        all('.*/perform/', 'a line is read and decided before anything is done'),
        allBut('#web/chat/', 'web/src/chat', ['cards', 'lines'], 'only lines/perform changes the thread'),
        allBut('#web/api/', 'web/src/api', [], 'only lines/perform asks the server'),
      ],
    },
    { folder: 'web/src/chat/lines/testing', never: [control, app, pages, mock, chatscope] },
    { folder: 'web/src/chat/lines/perform', never: [...outside, control, app, pages, mock, chatscope] },
    {
      folder: 'web/src/chat/lines/lexicon/words',
      never: [
        allBut('#tools/understand/', 'tools/understand', ['tableText.ts', 'words'], toPhone),
        allBut('#tools/understand/words/', 'tools/understand/words', ['meanings.ts'], toPhone),
        all('#(contract|fixtures|mock|web)/', 'the words stand below everything'),
      ],
    },
    { folder: 'web/src/chat/thread', never: [...outside, control, app, pages, mock] },
    { folder: 'web/src/pages', never: [...outside, control, app, chat, mock, chatscope] },
    { folder: 'web/src/app', never: [...outside, control, mock, chatscope] },
  ]
}

/** How deep below its zone's folder a file may lie. */
export const DEPTHS = [0, 1, 2, 3, 4] as const

/** How many folders up is still the same house: thread/ and lines/perform/ are parts of chat/; e2e starts the mock by the scripts that npm start uses. */
const PART_OF: Readonly<Record<string, number>> = {
  'web/src/chat/thread': 1,
  'web/src/chat/lines/perform': 2,
  'web/src/chat/lines/testing': 2,
  e2e: 1,
}

/** The rules for the files `depth` folders below the zone's. */
export function refusals(zone: Zone, depth: number): ForbiddenImport[] {
  const up = depth + (PART_OF[zone.folder] ?? 0)
  return [...zone.never, { regex: `^(\\.\\./){${up + 1}}`, message: 'an import that leaves the folder is written with #' }]
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

function escape(name: string): string {
  return name.replaceAll('.', '\\.')
}
