import { expect, test } from 'vitest'
import { accounts } from '#fixtures/people/people.ts'
import { banner } from './banner.ts'

const url = 'http://localhost:4173'

test.each([true, false])('[QA-009] what the start prints fits a terminal of 24 lines and 80 columns, with the shop: %s', (hasShop) => {
  const lines = banner({ url, hasShop, accounts }).split('\n')
  expect(lines.length).toBeLessThanOrEqual(24)
  expect(lines.filter((line) => line.length > 80)).toEqual([])
})

test('[QA-009] without a built web app nothing that is printed leads to one of its pages', () => {
  const links = (hasShop: boolean) => banner({ url, hasShop, accounts }).match(/http\S+/g)
  const [shop, handset, page] = [`${url}/chat`, `${url}/__mock/phone/255712345678`, `${url}/__mock`]
  expect(links(true)).toEqual(expect.arrayContaining([shop, handset, page]))
  expect(links(false)).toEqual([url, `${url}/__mock/docs`, `${url}/__mock/api/phones/255712345678/messages`])
})
