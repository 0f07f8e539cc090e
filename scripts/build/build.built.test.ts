import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { controlCalls } from '#contract/control/calls.ts'
import { buildWeb, WEB } from '../build.ts'

const REAL = resolve(import.meta.dirname, '../../dist/real')

test('[QA-002] a build for a real API contains no /__mock address, link or text', async () => {
  await buildWeb('real', REAL)
  const withMock = filesOf(REAL).filter((file) =>
    /__mock|__cards|(mock|cards)\.html|mock-world|mock-clock/.test(readFileSync(file, 'utf8')),
  )
  expect(withMock).toEqual([])
  for (const page of ['mock.html', 'cards.html']) expect(existsSync(join(REAL, page))).toBe(false)
  // The same search finds it where it is meant to be.
  expect(filesOf(WEB).some((file) => readFileSync(file, 'utf8').includes('__mock'))).toBe(true)
}, 60_000)

test('[QA-002] nothing of the control API is in a build for a real API, and in one for the mock only console, handset and gallery have its calls', () => {
  const abouts = Object.values(controlCalls).map(({ about }) => about)
  const withCalls = (folder: string) =>
    filesOf(folder).filter((file) => {
      const text = readFileSync(file, 'utf8')
      return abouts.some((about) => text.includes(about))
    })
  expect(withCalls(REAL)).toEqual([])
  // The manifest is that of the shop's own build.
  const manifest = JSON.parse(readFileSync(join(WEB, '.vite/manifest.json'), 'utf8')) as Record<string, { file: string }>
  const ofShop = Object.values(manifest).map(({ file }) => basename(file))
  const ofMock = withCalls(WEB).map((file) => basename(file))
  expect(ofMock).toContainEqual(expect.stringMatching(/^mock-[\w-]+\.js$/))
  expect(ofMock.filter((file) => ofShop.includes(file))).toEqual([])
})

test('served HTML has no inline script, inline style or style attribute', () => {
  const pages = filesOf(WEB).filter((file) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(0)
  for (const page of pages) expect(readFileSync(page, 'utf8')).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/i)
})

function filesOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.map((name) => join(folder, name)).filter((file) => /\.(js|css|html|json|svg|txt|webmanifest)$/.test(file))
}
