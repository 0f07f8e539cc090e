import { expect, test } from 'vitest'
import { isReleasePage } from './frames.ts'

const OURS = { release: '1f', source: "'sha256-b3Vycw=='" }
const PAGE = '<script type="importmap" data-release="1f">{}</script>'
const isCached = (body: string, policy?: string, status = 200) =>
  isReleasePage(new Response(body, { status, headers: policy === undefined ? {} : { 'content-security-policy': policy } }), OURS)

test.each([
  ['a header with the policy of its release', `default-src 'self'; script-src 'self' ${OURS.source}`],
  ['no header', undefined],
  ['a header that leaves scripts to the page', "style-src 'self'; frame-ancestors 'none'"],
])('[PWA-002] a page of the release is cached if it has %s', async (_, policy) => {
  expect(await isCached(PAGE, policy)).toBe(true)
})

test.each([
  ['a header with the policy of another release', "default-src 'self'; script-src 'self' 'sha256-dGhlaXJz'"],
  ['a header without an inline script', "default-src 'self'"],
])('[PWA-002][SEC-030] a page is not cached if it has %s, because it could never start', async (_, policy) => {
  expect(await isCached(PAGE, policy)).toBe(false)
})

test.each([
  ['the page of a captive portal', '<title>Pay for data</title>', 200],
  ['a page of another release', PAGE.replace('1f', '2f'), 200],
  ['a failure', PAGE, 503],
])('[PWA-014] %s is not cached', async (_, body, status) => {
  expect(await isCached(body, undefined, status)).toBe(false)
})
