// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importAgain, importFiles, importWhenOnline, onGone, reasonOf } from './lazyImport.ts'

const FILE = 'http://x/assets/About-1.js'
const OURS = '<script type="module" src="/assets/first-1.js"></script>'
const THEIRS = OURS.replace('first-1', 'first-2')
const html = (head: string) => () =>
  new Response(`<!doctype html><html><head>${head}</head></html>`, { headers: { 'content-type': 'text/html' } })
const status = (status: number) => () => new Response('', { status })
const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } })
const none = () => {
  throw new TypeError('no network')
}

/** The server's responses for the start page, and for the file that failed. */
let page: () => Response
let file: () => Response
let goneCount: number
/** How often the server was asked whether it is reachable. */
let heads: number

beforeEach(() => {
  document.head.innerHTML = OURS
  page = html(OURS)
  file = script
  goneCount = 0
  heads = 0
  onGone(() => goneCount++)
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (address === '/' && method === 'HEAD') heads++
    return address === '/' ? page() : file()
  })
})
afterEach(() => void vi.unstubAllGlobals())

const inChromium = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${FILE}`))
const inWebKit = () => Promise.reject(new TypeError('Importing a module script failed.'))
const reasonFor = (load: () => Promise<unknown>) => importFiles(load).catch(reasonOf)

test('[PWA-008] a failed file is gone if the server has another release, in every browser, and the listener is called', async () => {
  page = html(THEIRS)
  expect([await reasonFor(inChromium), await reasonFor(inWebKit), goneCount]).toEqual(['newVersion', 'newVersion', 2])
})

test('[PWA-008] a page with another import map is another release', async () => {
  document.head.innerHTML = `<script type="importmap" data-release="1f">{"a":"1"}</script>${OURS}`
  page = html(`<script type="importmap" data-release="2f">{"a":"2"}</script>${OURS}`)
  expect(await reasonFor(inWebKit)).toBe('newVersion')
  page = html(document.head.innerHTML)
  expect(await reasonFor(inWebKit)).toBe('unexpected')
})

test.each([
  ['with 404', status(404)],
  ['with a page in its place', html(OURS)],
])('[PWA-008] a file of the current release is gone if the server responds %s', async (_, answer) => {
  file = answer
  expect([await reasonFor(inChromium), goneCount]).toEqual(['newVersion', 1])
})

test.each<[string, () => Response, () => Response, string]>([
  ['no network', none, none, 'offline'],
  ['a network that is back already', html(OURS), script, 'unexpected'],
  ['a network that goes meanwhile', html(OURS), none, 'offline'],
  ['the page of a captive portal', html('<title>Pay for data</title>'), status(200), 'offline'],
  ['a server that fails', status(503), status(503), 'unexpected'],
  ['a server that fails for the file', html(OURS), status(502), 'unexpected'],
])('[PWA-008] with %s no new version is reported', async (_, ofPage, ofFile, reason) => {
  ;[page, file] = [ofPage, ofFile]
  expect([await reasonFor(inChromium), goneCount]).toEqual([reason, 0])
})

test('[PWA-007][PWA-008] Try Again asks the server and may reload the page, but not for a file that is gone', async () => {
  page = html(THEIRS)
  await importAgain(inChromium).catch(() => {})
  expect(heads).toBe(0)
  ;[page, file] = [status(503), none]
  await importAgain(inChromium).catch(() => {})
  expect(heads).toBe(1)
})

test('[PWA-008] code without a screen reports once that its file is gone, and stops asking', async () => {
  page = html(THEIRS)
  const load = vi.fn(inWebKit)
  void importWhenOnline(load)
  await vi.waitFor(() => expect(goneCount).toBe(1))
  window.dispatchEvent(new Event('online'))
  await new Promise((done) => setTimeout(done))
  expect(load).toHaveBeenCalledTimes(1)
})

test('[PWA-008] a nested import reports once that a file is gone', async () => {
  page = html(THEIRS)
  expect([await reasonFor(() => importFiles(inWebKit)), goneCount]).toEqual(['newVersion', 1])
})
