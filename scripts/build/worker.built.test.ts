import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cachedFrames, frames } from '#web/frame/frames.ts'
import type { Manifest } from '../sizes/routeSizes.ts'
import { WEB } from './buildStamp.ts'
import { listsIn } from './releaseLists.ts'

const lists = listsIn(WEB)
const worker = readFileSync(join(WEB, 'sw.js'), 'utf8')

test('[PWA-002][PWA-012] each file of the app is in a list, and each listed file exists', () => {
  const listed = new Set(Object.values(lists).flat())
  expect([...listed].filter((file) => !existsSync(join(WEB, file)))).toEqual([])
  const manifest = JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8')) as Manifest
  const built = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  expect(built.length).toBeGreaterThan(200)
  expect([...new Set(built)].filter((file) => !listed.has(`/${file}`))).toEqual([])
})

test('[PWA-012] the buyer’s lists have no files of an area, no list has texts of another language, and no file is listed twice', () => {
  expect(Object.keys(lists).sort()).toEqual(
    ['buyer', 'seller', 'transporter']
      .flatMap((role) => [role, `${role}.en`, `${role}.sw`])
      .concat('shell')
      .sort(),
  )
  const of = (...names: string[]) => names.flatMap((name) => lists[name] ?? [])
  const overlap = (one: string[], other: string[]) => one.filter((file) => other.includes(file))
  expect(overlap(of('shell', 'buyer', 'buyer.en'), of('seller', 'transporter', 'seller.en', 'transporter.en'))).toEqual([])
  expect(overlap(of('shell'), of('buyer', 'buyer.en', 'buyer.sw'))).toEqual([])
  for (const role of ['buyer', 'seller', 'transporter']) expect(overlap(of(`${role}.en`), of(`${role}.sw`))).toEqual([])
})

test('[PWA-002][PWA-008] the worker contains the table of frames with revisions, and the name of its lists', () => {
  for (const { file, at } of cachedFrames) {
    expect(worker).toContain(`/${file}`)
    expect(worker).toContain(at)
    expect(existsSync(join(WEB, file))).toBe(true)
  }
  expect(new Set(worker.match(/revision:.\w{8}/g)).size).toBe(cachedFrames.length)
  // The worker caches a version of its own, without the styles that are on the device.
  expect(frames.map(({ file }) => file).filter((file) => worker.includes(file))).toEqual([])
  // Offline, these paths get the shell, like every path without a pattern of its own.
  expect(cachedFrames.at(-1)).toMatchObject({ file: 'other.cached.html', at: '^/' })
  expect(worker).toMatch(/\/assets\/lists-\w{8}\.json/)
  expect(readFileSync(join(WEB, 'sw-off.js'), 'utf8')).toContain('unregister')
})
