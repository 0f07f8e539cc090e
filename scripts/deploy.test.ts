import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { UPLOAD_MOST_BYTES } from '#contract/rules/constants.ts'
import { buildApp } from '#mock/app.ts'
import { createWorlds } from '#mock/world/worlds.ts'
import { frames } from '#web/frame/frames.ts'
import { declaredPaths } from './build/declaredPages.ts'
import { addressOf, freePort, runMock } from './run/mock.ts'
import { headersOfFiles, nginxConf, codeOf } from './run/nginx.ts'

const HOST = 'samaki.example'

// nginx takes the first matching line of its map, so the lines must have the order of frames.json.
test('[WAY-012] nginx serves each path with the html file that frames.json names', () => {
  const map = /map \$uri \$frame \{\n([^}]*)\}/.exec(nginxConf())?.[1] ?? ''
  const lines = map.trim().split('\n')
  expect(lines.map((line) => line.trim().split(/ +/))).toEqual(frames.map(({ file, at }) => [`~${at}`, `/${file};`]))
})

test('[WAY-013] nginx treats exactly the router’s paths as pages, with or without a trailing slash', () => {
  const map = /map \$uri \$is_page \{\n([^}]*)\}/.exec(nginxConf())?.[1] ?? ''
  const patterns = [...map.matchAll(/~\*(\S+) 1;/g)].map(([, pattern = '']) => new RegExp(pattern))
  const isPage = (path: string) => patterns.some((pattern) => pattern.test(path))
  const known = declaredPaths().map((path) => path.replaceAll(/:\w+/g, 'order-1'))
  expect([...known, ...known.map((path) => `${path}/`.replace('//', '/'))].filter((path) => !isPage(path))).toEqual([])
  const nowhere = ['/nowhere', '/sellers', '/seller/nowhere', '/transporter/nowhere', '/checkout/nowhere', '/products/a/b']
  const wrong = [...known.flatMap((path) => [`/nowhere${path}`, `${path}/no/such/page`]), ...nowhere]
  expect(wrong.filter(isPage)).toEqual([])
})

test('[WAY-012] nginx accepts the largest upload with its form fields, and little more', () => {
  const kilobytes = Number(/client_max_body_size (\d+)k;/.exec(nginxConf())?.[1])
  const spare = kilobytes * 1_024 - UPLOAD_MOST_BYTES
  expect(spare).toBeGreaterThanOrEqual(10_000)
  expect(spare).toBeLessThan(20_000)
})

test.each([
  ['the shop and its API on one origin', '', ''],
  ['an API on another origin', 'https://api.example', 'wss://api.example'],
])('[WAY-012][SEC-001][SEC-002][SEC-030] nginx sends pages and files with the headers of the mock: %s', async (_, api, realtime) => {
  const web = mkdtempSync(join(tmpdir(), 'samaki-web-'))
  for (const file of ['index.html', 'sw.js']) writeFileSync(join(web, file), 'Samaki')
  const app = await buildApp({ worlds: createWorlds(), webDir: web, names: [HOST], hosts: api === '' ? [] : [api] })
  for (const url of ['/index.html', '/sw.js']) {
    const { headers } = await app.inject({ url, headers: { host: HOST } })
    const sent = headersOfFiles({ http_host: HOST, api, realtime, code: codeOf(url) })
    const ours = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'permissions-policy']
    // The mock has no TLS, so it sends no HSTS.
    expect([...sent.keys()].sort()).toEqual([...ours, 'cache-control', 'strict-transport-security'].sort())
    for (const name of ours) expect([url, ...directives(sent.get(name))]).toEqual([url, ...directives(String(headers[name]))])
  }
  await app.close()
})

/** Splits a header into directives, without the double spaces that empty settings leave. */
const directives = (header = ''): string[] => header.split(';').map((part) => part.trim().replaceAll(/\s+/g, ' '))

test('[WAY-012] the rewrites for static hosts in docs/deploy.md choose the same files', () => {
  const docs = readFileSync(resolve(import.meta.dirname, '../docs/deploy.md'), 'utf8')
  const block = /```\n(\/[^`]* 404)\n```/.exec(docs)?.[1] ?? ''
  const rules = block.split('\n').map((line) => line.split(/\s+/))
  const rule = (path: string) => rules.find(([from = '']) => new RegExp(`^${from.replace('*', '.*').replace(/:\w+/, '[^/]+')}$`).test(path))
  const rewritten = (path: string) => rule(path)?.[1]
  for (const path of declaredPaths()) expect([path, rule(path)?.[2]]).toEqual([path, path === '/' ? '404' : '200'])
  for (const path of ['/nowhere', '/about/us', '/products/a/b']) expect(rule(path)?.[2]).toBe('404')
  for (const path of [
    '/products',
    '/products/nile-tilapia-sato-1-kg',
    '/products/a/b',
    '/chat',
    '/seller',
    '/seller/orders/1',
    '/sellers',
    '/transporter/deliveries',
    '/dashboard',
    '/seller-profile',
    '/cart',
    '/orders/1',
  ])
    expect([path, rewritten(path)]).toEqual([path, `/${frames.find(({ at }) => new RegExp(at).test(path))?.file}`])
})

test('[QA-045] the health check of the image fails until the mock responds; the address it listens on needs a token', async () => {
  const [, check = '', start = ''] = /^HEALTHCHECK [^[]*(\[.*\])\n(?:.*\n)*?CMD (\["node", .*\])$/m.exec(dockerfile()) ?? []
  const port = await freePort()
  const healthy = () => {
    const [, ...args]: string[] = JSON.parse(check.replace('4173', String(port)))
    return spawnSync(process.execPath, args).status
  }
  expect(healthy()).toBe(1)
  const [, , ...flags]: string[] = JSON.parse(start.replace('4173', String(port)))
  const withoutShop = flags.filter((flag) => flag !== '--web' && flag !== 'dist/web')
  const mock = runMock(withoutShop, { stdio: ['ignore', 'pipe', 'pipe'] })
  const url = await addressOf(mock)
  expect(healthy()).toBe(0)
  expect((await fetch(`${url}/__mock/api/world`)).status).toBe(401)
  mock.kill()
})

const dockerfile = () => readFileSync(resolve(import.meta.dirname, '../deploy/Dockerfile'), 'utf8')
