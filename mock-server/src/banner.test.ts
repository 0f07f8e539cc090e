import { expect, test } from 'vitest'
import { accounts } from '#fixtures/people/people.ts'
import { banner } from './banner.ts'

const url = 'http://localhost:4173'
const closed = { url, network: [], token: undefined, accounts }
const open = { url, network: ['http://192.168.100.125:4173', 'http://172.17.0.1:4173'], token: 'x'.repeat(22), accounts }

test.each([
  ['closed, with the shop', { ...closed, hasShop: true }],
  ['closed, without it', { ...closed, hasShop: false }],
  ['open, with the shop', { ...open, hasShop: true }],
  ['open, without it', { ...open, hasShop: false }],
])('[QA-009] the banner fits a terminal of 24 lines and 80 columns: %s', (_, started) => {
  const lines = banner(started).split('\n')
  expect(lines.length).toBeLessThanOrEqual(24)
  expect(lines.filter((line) => line.length > 80)).toEqual([])
})

const links = (started: Parameters<typeof banner>[0]) => banner(started).match(/http\S+/g)

test('[QA-009] without a built web app the banner has no link to its pages', () => {
  const [shop, handset, page] = [`${url}/chat`, `${url}/__mock/phone/255712345678`, `${url}/__mock`]
  expect(links({ ...closed, hasShop: true })).toEqual(expect.arrayContaining([shop, handset, page]))
  expect(links({ ...closed, hasShop: false })).toEqual([url, `${url}/__mock/api/phones/255712345678/messages`, `${url}/__mock/docs`])
})

test('[WAY-009] on a network, the banner shows the token and links with it for this machine and other devices', () => {
  const by = `/__mock?token=${open.token}`
  expect(banner({ ...open, hasShop: true })).toContain(`Token    ${open.token}`)
  expect(links({ ...open, hasShop: true })).toEqual(expect.arrayContaining([url + by, `http://192.168.100.125:4173${by}`]))
  expect(banner({ ...open, hasShop: false })).toContain(open.token)
  expect(banner({ ...closed, hasShop: true })).not.toContain('oken')
})
