import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type Source, source, sources } from './ast.ts'
import { zones } from './boundaries.ts'
import {
  bareRowIds,
  clockReads,
  forbiddenDynamicImports,
  guessedLocales,
  objectsReadByWord,
  seedlessProperties,
  singleFileFolders,
  slowPatterns,
  staleTexts,
  tooNewBuiltIns,
  unresolvedImages,
} from './houseRules.ts'
import { projectFiles } from './projectFiles.ts'
import { textsOutsideCatalogues, unusedKeys } from './texts.ts'

const isTest = ({ path }: Source) => /\.test\.tsx?$/.test(path)
const web = sources('web/src')
const ours = [...web, ...sources('contract', 'fixtures', 'mock-server', 'scripts', 'tools', 'bench')]
const app = web.filter((file) => !isTest(file))
const readers = app.filter(({ path }) => !/^web\/src\/i18n\/(en|sw)\//.test(path))
const components = readers.filter(({ path }) => !path.startsWith('web/src/i18n/'))
const ROOT = resolve(import.meta.dirname, '../..')
const table = zones(ROOT)

test('[I18N-004] all texts of the interface are in the catalogues', () => {
  expect(components.flatMap(textsOutsideCatalogues)).toEqual([])
})

test('[I18N-004] the check finds text in markup, visible attributes and expressions, but not class names and values', () => {
  const seen = (jsx: string) => textsOutsideCatalogues(source('a.tsx', `export const a = ${jsx}`)).length
  expect(seen('<p>Hello</p>')).toBe(1)
  expect(seen('<input placeholder="Your name" />')).toBe(1)
  expect(seen('<img alt={`Photo of ${name}`} />')).toBe(1)
  expect(seen("<p>{paid ? 'Paid' : t.due}</p>")).toBe(1)
  expect(seen("<p className={on ? 'is-on' : 'is-off'} id='total'>{t.total} × {n}</p>")).toBe(0)
})

test('[I18N-003] every key of the English catalogues is used', async () => {
  const files = import.meta.glob<Record<string, Record<string, unknown>>>('../../web/src/i18n/en/*.ts', { eager: true })
  const unused = Object.values(files).flatMap((file) =>
    Object.entries(file).flatMap(([group, texts]) =>
      unusedKeys(group, Object.keys(texts), [...readers, ...sources('scripts/build')]).map((key) => `${group}.${key}`),
    ),
  )
  expect(Object.keys(files).length).toBeGreaterThan(5)
  expect(unused).toEqual([])
})

test('[I18N-003] the check finds unused keys, but not those read by name, destructuring or computed key', () => {
  const unused = (code: string) => unusedKeys('cart', ['title', 'total'], [source('a.ts', code)])
  expect(unused('show(t.cart.title)')).toEqual(['total'])
  expect(unused('const { title, total } = t.cart')).toEqual([])
  expect(unused('show(t.cart[key])')).toEqual([])
})

test('[I18N-005] toasts and dialogs read their texts when they are rendered, so that they follow the language', () => {
  expect(app.flatMap(staleTexts)).toEqual([])
  const stale = (code: string) => staleTexts(source('a.ts', code)).length
  expect(stale("const t = useTexts('shop'); toast.failure(() => t.cart.failed)")).toBe(1)
  expect(stale("const { cart: t } = useTexts('shop'); const { failed } = t; dialogs.alert(fill(failed, { n: 1 }))")).toBe(1)
  expect(stale("const { cart: t } = textsNow('shop'); toast.success(() => t.done, { label: () => undo, run })")).toBe(1)
  expect(stale("const t = useTexts('shop'); toast.failure(() => textsNow('shop').cart.t)")).toBe(0)
  expect(stale("const t = useTexts(); toast.notice(() => { const { cart: t } = textsNow('shop'); return t.full })")).toBe(0)
  expect(stale("const own = () => textsNow('shop').cart; toast.notice(() => own().full)")).toBe(0)
  expect(
    stale("const { cart: t } = useTexts('shop'); const sum = { n: 1 }; toast.notice(() => fill(textsNow('shop').cart.full, sum))"),
  ).toBe(0)
})

test('only web/src/api/time.ts reads the device clock', () => {
  expect(app.filter(({ path }) => path !== 'web/src/api/time.ts').flatMap(clockReads)).toEqual([])
  expect(clockReads(source('a.ts', 'show(new Date(), new Date(at))'))).toHaveLength(1)
})

test('the web app uses no built-in that Chrome 105 lacks', () => {
  expect(app.flatMap(tooNewBuiltIns)).toEqual([])
  expect(tooNewBuiltIns(source('a.ts', 'list.toSorted()'))).toHaveLength(1)
})

test('[WAY-010] every image is a drawing of the app or has a resolved URL', () => {
  expect(app.flatMap(unresolvedImages)).toEqual([])
  const unresolved = (code: string) => unresolvedImages(source('a.tsx', code)).length
  expect(unresolved('const a = <img src={product.image} />')).toBe(1)
  expect(unresolved("import { Icon } from './Icon.tsx'; const a = <img src={Icon.url} />")).toBe(1)
  expect(unresolved('const a = <img {...image} />')).toBe(1)
  expect(unresolved('const a = <img src={imageAddress(product.image)} />')).toBe(0)
  expect(unresolved("import mji from '#web/art/mji.svg'; const a = <img src={mji} />")).toBe(0)
  expect(unresolved("import mji from './mji.svg'; const art = { mji } as const; const a = <img src={art[key]} />")).toBe(0)
  expect(unresolved("import mji from './mji.svg'; const art = { mji, other }; const a = <img src={art[key]} />")).toBe(1)
})

test('[DX-005] dynamic imports follow the import rules too', () => {
  const files = [...app, ...sources('contract', 'fixtures', 'mock-server', 'e2e').filter((file) => !isTest(file))]
  expect(files.flatMap((file) => forbiddenDynamicImports(file, table))).toEqual([])
  const planted = source('web/src/chat/planted.ts', `export const page = () => import('#web/pages/buyer/home/HomePage.tsx')`)
  expect(forbiddenDynamicImports(planted, table)).toEqual(['web/src/chat/planted.ts:1'])
  const higher = source('web/src/chat/guide/planted.ts', `export const cards = () => import('../cards/checkout/checkoutCards.ts')`)
  expect(forbiddenDynamicImports(higher, table)).toEqual(['web/src/chat/guide/planted.ts:1'])
})

test('[CHAT-175] no plain object is looked up by typed words', () => {
  const reading = ['web/src/chat/lines/', 'web/src/chat/message/', 'web/src/features/addresses/oneLine/', 'contract/rules/']
  expect(objectsReadByWord(ours.filter((file) => !isTest(file) && reading.some((folder) => file.path.startsWith(folder))))).toEqual([])
  const read = (code: string) => objectsReadByWord([source('a.ts', code)]).length
  expect(read("const SAME: Record<string, string> = { a: 'b' }; const c = (word: string) => SAME[word]")).toBe(1)
  expect(read('const SAME: Readonly<Record<string, string>> = {}; const c = (word: string) => SAME[word.trim()]?.length')).toBe(1)
  expect(read('const SAME = new Map<string, string>(); const c = (word: string) => SAME.get(word)')).toBe(0)
  expect(read("const SAME: Record<'a', string> = { a: 'b' }; const c = (word: 'a') => SAME[word] + SAME['a']")).toBe(0)
  const table = source('b.ts', 'export const fish: Record<string, string> = {}')
  const named = 'const c = (word: string) => fish[word]'
  expect(objectsReadByWord([table, source('a.ts', `import { fish } from './b.ts'; ${named}`)])).toEqual(['a.ts:1'])
  expect(objectsReadByWord([table, source('a.ts', named)])).toEqual([])
})

test('no folder holds a single file', () => {
  const demanded = [
    // `npm run replay -- --keep` adds a journal, and the check replays each of them.
    'mock-server/replays',
  ]
  const there = projectFiles()
  expect(there.length).toBeGreaterThan(1_000)
  expect(singleFileFolders(there).sort()).toEqual(demanded)
  expect(singleFileFolders(['a/one.ts', 'b/one.ts', 'b/two.ts', 'c/d/one.ts', 'c/d/two.ts', 'README.md'])).toEqual(['a'])
})

test('no doc comment consists of a register row only', () => {
  expect([...web, ...sources('contract', 'fixtures', 'mock-server', 'e2e', 'bench', 'tools')].flatMap(bareRowIds)).toEqual([])
  expect(bareRowIds(source('a.ts', 'a()\n/** ORD-002. */\nb()'))).toEqual(['a.ts:2'])
  expect(bareRowIds(source('a.ts', '/** ORD-002, API-004 (MON-001) */'))).toHaveLength(1)
  expect(bareRowIds(source('a.ts', '/** Cancels it (ORD-002). */'))).toEqual([])
})

test('every number, date and order names its locale', () => {
  expect(ours.flatMap(guessedLocales)).toEqual([])
  const guessed = (code: string) => guessedLocales(source('a.ts', code)).length
  for (const code of ['a.localeCompare(b)', 'n.toLocaleString()', 'new Intl.Collator()', 'Intl.NumberFormat()'])
    expect(guessed(code)).toBe(1)
  for (const code of [`a.localeCompare(b, 'en')`, `n.toLocaleString('en')`, `new Intl.PluralRules('sw')`]) expect(guessed(code)).toBe(0)
})

test('random test values are the same in each run', () => {
  expect(ours.filter(isTest).flatMap(seedlessProperties)).toEqual([])
  const seedless = (code: string) => seedlessProperties(source('a.test.ts', code)).length
  expect(seedless('fc.assert(fc.property(fc.nat(), holds))')).toBe(1)
  expect(seedless('fc.assert(fc.property(fc.nat(), holds), { numRuns: 10 })')).toBe(1)
  expect(seedless('fc.assert(fc.property(fc.nat(), holds), { seed: 10 })')).toBe(0)
  expect(seedless('fc.assert(fc.property(fc.nat(), holds), replayable(100))')).toBe(0)
})

test('[PERF-013] no pattern combines the flag i with a Unicode class', () => {
  expect(app.flatMap(slowPatterns)).toEqual([])
  const slow = (code: string) => slowPatterns(source('a.ts', code)).length
  expect(slow(String.raw`/(?<!\p{L})fish/iu.test(line)`)).toBe(1)
  expect(slow(String.raw`new RegExp('\\p{L}*ngine', 'iu')`)).toBe(1)
  expect(slow(String.raw`/\p{L}{3,}/gu.test(line)`)).toBe(0)
  expect(slow('/(?<![a-z])fish/i.test(line)')).toBe(0)
})
