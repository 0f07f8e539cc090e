import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { filesOf, filesOfAreas, filesOfCards, filesOfViews, inPage } from '../../scripts/sizes/sizes.ts'
import { chunkOf } from '../chunkOf.ts'
import { expect, test } from '../fixtures.ts'

test.use({ ownWindow: true })

const WEB = resolve(import.meta.dirname, '../../dist/web')
const PRODUCT = 'yellowfin-tuna-jodari-1-kg'
const later = filesOfCards(WEB)
const signedInFiles = filesOf(WEB, 'src/app/start/signedInWork.ts')

test.describe.configure({ mode: 'parallel' })

for (const { pages, files } of filesOfViews(WEB)) {
  for (const { name, path, isPublic } of pages) {
    if (path === null || !isPublic) continue
    test(`[PERF-002][PERF-005] ${name} loads exactly the files that the size check counts`, async ({ page, world }) => {
      const loaded = listen(page)
      await page.goto(path.replace(':id', PRODUCT))
      await expect.poll(() => [...files].filter((file) => !loaded.has(file) && !inPage(file))).toEqual([])
      await world.settled()
      const allowed = path === '/chat' ? new Set([...files, ...later]) : files
      expect([...loaded].filter((file) => !allowed.has(file))).toEqual([])
    })
  }
}

function listen(page: Page): Set<string> {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const file = /\/(assets\/[\w.-]+\.js)$/.exec(request.url())?.[1]
    if (file) loaded.add(file)
  })
  return loaded
}

test('[PERF-005][PERF-009] a signed-in page with a closed dock loads no files of the thread, the seller’s or the transporter’s area', async ({
  page,
  world,
}) => {
  await world.signIn('asha')
  const loaded = listen(page)
  const signedInWork = chunkOf('src/app/start/signedInWork.ts')
  await page.goto('/orders')
  await expect.poll(() => [...loaded].some((file) => signedInWork.test(`/${file}`))).toBe(true)
  await world.settled()
  const view = (name: string) => filesOfViews(WEB).find((one) => one.name === name)?.files ?? new Set()
  const ofThread = [...view('chat')].filter((file) => !view('buyer/orders/OrdersPage').has(file) && !signedInFiles.has(file))
  expect(ofThread.length).toBeGreaterThan(2)
  expect(ofThread.filter((file) => loaded.has(file))).toEqual([])
  const areas = filesOfAreas(WEB)
  expect([...loaded].filter((file) => areas.has(file))).toEqual([])
})
