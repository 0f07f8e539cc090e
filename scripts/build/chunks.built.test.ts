import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keysFrom, type Manifest, staticKeys } from '../sizes/routeSizes.ts'
import { WEB } from './buildStamp.ts'

const manifest = JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8')) as Manifest
const namesOf = (keys: Iterable<string>) => [...keys].map((key) => manifest[key]?.name ?? '')

test('there is a chunk for each role, and one for the parser', () => {
  for (const name of ['shell', 'shop', 'checkout', 'thread', 'seller', 'transporter', 'parser'])
    expect(namesOf(Object.keys(manifest))).toContain(name)
})

test('no chunk imports itself in a circle, so a module always runs after what it imports', () => {
  const circular = Object.entries(manifest).filter(([key, { imports = [] }]) => staticKeys(manifest, imports).has(key))
  expect(namesOf(circular.map(([key]) => key))).toEqual([])
})

test('[PERF-009] nothing that a buyer can load imports the chunk of an area', () => {
  const isOfArea = (key: string) => /^src\/(pages\/(seller|transporter)|app\/areas)\//.test(key)
  // Keys of shared chunks begin with an underscore; a text file may be called `seller` too.
  const ofBuyers = namesOf([...keysFrom(manifest, ['index.html'], isOfArea)].filter((key) => key.startsWith('_')))
  expect(ofBuyers).toContain('checkout')
  expect(ofBuyers.filter((name) => /^(seller|transporter|seller-transporter|areas)$/.test(name))).toEqual([])
})

test('[PERF-006] buyers load at most two style sheets: of the shell and the static pages', () => {
  const sheets = [...keysFrom(manifest, ['index.html'])].flatMap((key) => manifest[key]?.css ?? [])
  const names = new Set(sheets.map((file) => file.replace(/^assets\/|-[\w-]{8}\.css$/g, '')))
  expect([...names].filter((name) => !['shell', 'staticStyles', 'areas'].includes(name))).toEqual([])
})

test('[PERF-005] what every page of a signed-in user loads does not import the thread', () => {
  const imported = namesOf(staticKeys(manifest, ['src/app/start/signedInWork.ts']))
  expect(imported).toContain('shell')
  expect(imported).not.toContain('thread')
})
