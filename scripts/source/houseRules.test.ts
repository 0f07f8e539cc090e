import { expect, test } from 'vitest'
import {
  bareRowIds,
  clockReads,
  guessedLocales,
  objectsReadByWord,
  openedTabs,
  seedlessProperties,
  singleFileFolders,
  slowPatterns,
  staleTexts,
  unresolvedImages,
} from './houseRules.ts'
import type { Check } from './project.ts'
import { found } from './testing.ts'

/** Returns how many places a check finds in code of the web app. */
const count = (check: Check, code: string, path = 'web/src/a.tsx') => found(check, { [path]: code }).length

test('only web/src/api/time.ts reads the device clock', () => {
  const code = 'show(new Date(),\n new Date(at))'
  expect(found(clockReads, { 'web/src/a.ts': code, 'web/src/api/time.ts': code })).toEqual(['web/src/a.ts:1'])
})

test('every number, date and order names its locale', () => {
  for (const code of ['a.localeCompare(b)', 'n.toLocaleString()', 'new Intl.Collator()', 'Intl.NumberFormat()'])
    expect(count(guessedLocales, code)).toBe(1)
  for (const code of [`a.localeCompare(b, 'en')`, `n.toLocaleString('en')`, `new Intl.PluralRules('sw')`])
    expect(count(guessedLocales, code)).toBe(0)
})

test('random test values are the same in each run', () => {
  const seedless = (code: string) => count(seedlessProperties, code, 'contract/a.test.ts')
  expect(seedless('fc.assert(fc.property(fc.nat(), holds))')).toBe(1)
  expect(seedless('fc.assert(fc.property(fc.nat(), holds), { numRuns: 10 })')).toBe(1)
  expect(seedless('fc.assert(fc.property(fc.nat(), holds), { seed: 10 })')).toBe(0)
  expect(seedless('fc.assert(fc.property(fc.nat(), holds), replayable(100))')).toBe(0)
})

test('[PERF-013] no pattern combines the flag i with a Unicode class', () => {
  expect(count(slowPatterns, String.raw`/(?<!\p{L})fish/iu.test(line)`)).toBe(1)
  expect(count(slowPatterns, String.raw`new RegExp('\\p{L}*ngine', 'iu')`)).toBe(1)
  expect(count(slowPatterns, String.raw`/\p{L}{3,}/gu.test(line)`)).toBe(0)
  expect(count(slowPatterns, '/(?<![a-z])fish/i.test(line)')).toBe(0)
})

test('[CHAT-175] no plain object is looked up by typed words', () => {
  const read = (code: string) => count(objectsReadByWord, code, 'contract/rules/a.ts')
  expect(read("const SAME: Record<string, string> = { a: 'b' }; const c = (word: string) => SAME[word]")).toBe(1)
  expect(read('const SAME: Readonly<Record<string, string>> = {}; const c = (word: string) => SAME[word.trim()]?.length')).toBe(1)
  expect(read('const SAME = new Map<string, string>(); const c = (word: string) => SAME.get(word)')).toBe(0)
  expect(read("const SAME: Record<'a', string> = { a: 'b' }; const c = (word: 'a') => SAME[word] + SAME['a']")).toBe(0)
  const table = { 'contract/rules/b.ts': 'export const fish: Record<string, string> = {}' }
  const named = 'const c = (word: string) => fish[word]'
  expect(found(objectsReadByWord, { ...table, 'contract/rules/a.ts': `import { fish } from './b.ts'; ${named}` })).toHaveLength(1)
  expect(found(objectsReadByWord, { ...table, 'contract/rules/a.ts': named })).toEqual([])
})

test('no folder holds a single file', () => {
  const paths = ['a/one.ts', 'b/one.ts', 'b/two.ts', 'c/d/one.ts', 'c/d/two.ts', 'README.md']
  expect(found(singleFileFolders, Object.fromEntries(paths.map((path) => [path, ''])))).toEqual(['a'])
})

test('no doc comment consists of a register row only', () => {
  expect(found(bareRowIds, { 'a.ts': 'a()\n/** ORD-002. */\nb()' })).toEqual(['a.ts:2'])
  expect(count(bareRowIds, '/** ORD-002, API-004 (MON-001) */')).toBe(1)
  expect(count(bareRowIds, "/** Cancels it (ORD-002). */\nconst a = '/** ORD-002. */'")).toBe(0)
})

test('[I18N-005] toasts and dialogs read their texts when they are rendered, so that they follow the language', () => {
  const stale = (code: string) => count(staleTexts, code)
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

test('[WAY-010] every image is a drawing of the app or has a resolved URL', () => {
  const unresolved = (code: string) => count(unresolvedImages, code)
  expect(unresolved('const a = <img src={product.image} />')).toBe(1)
  expect(unresolved("import { Icon } from './Icon.tsx'; const a = <img src={Icon.url} />")).toBe(1)
  expect(unresolved('const a = <img {...image} />')).toBe(1)
  expect(unresolved('const a = <img src={imageAddress(product.image)} />')).toBe(0)
  expect(unresolved("import mji from '#web/art/mji.svg'; const a = <img src={mji} />")).toBe(0)
  expect(unresolved("import mji from './mji.svg'; const art = { mji } as const; const a = <img src={art[key]} />")).toBe(0)
  expect(unresolved("import mji from './mji.svg'; const art = { mji, other }; const a = <img src={art[key]} />")).toBe(1)
})

test('[SEC-022] only OutLink and HandsetLink open a tab, with noopener; all URLs use https, tel or mailto', () => {
  const planted = 'export const a = () => {\n window.open(x)\n return <a href="http://x"\n target="_blank">x</a> }'
  expect(found(openedTabs, { 'web/src/a.tsx': planted })).toEqual(['web/src/a.tsx:2', 'web/src/a.tsx:3', 'web/src/a.tsx:4'])
  const opener = (rel: string) => ({ 'web/src/ui/OutLink.tsx': `const a = <a href={url} target="_blank" rel="${rel}" />` })
  expect(found(openedTabs, opener('noopener noreferrer'))).toEqual([])
  expect(found(openedTabs, opener('author'))).toEqual(['web/src/ui/OutLink.tsx:1'])
})
