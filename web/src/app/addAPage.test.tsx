import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { CardOf } from '#web/chat/kinds/card.ts'
import { kinds } from '#web/chat/kinds/kinds.ts'
import type { KindRow } from '#web/chat/kinds/row.ts'
import { textsNow } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { page as aPage } from './page.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const guide = readFileSync(resolve(ROOT, 'docs/recipes/add-a-page.md'), 'utf8')

test('[DX-007] a route without its path, title, texts or its card’s link doesn’t compile', () => {
  const { page: address, ...withoutPage } = kinds.product
  const steps = () => [
    // @ts-expect-error -- this path doesn't exist
    paths.nowhere,
    // @ts-expect-error -- the title is missing
    <PageFrame key="untitled">{null}</PageFrame>,
    // @ts-expect-error -- this text area doesn't exist
    aPage('HomePage', () => import('#web/pages/buyer/home/HomePage.tsx'), 'nowhere'),
    // @ts-expect-error -- the file doesn't export this page
    aPage('NoPage', () => import('#web/pages/buyer/home/HomePage.tsx')),
    // @ts-expect-error -- the page didn't request these texts
    textsNow('shop').checkout,
  ]
  // @ts-expect-error -- the card doesn't name the page with the same content
  const row: KindRow<CardOf<'product'>> = withoutPage
  expect([steps, row, address?.({ kind: 'product', productId: 'p' })]).toEqual([steps, withoutPage, '/products/p'])
})

test('[DX-007] the guide covers path, page title, route, guard, texts and the thread’s link, and every file it names exists', () => {
  const steps = [...guide.matchAll(/^\d\. \*\*(.+?)\.\*\*/gm)].map(([, step]) => step)
  expect(steps).toEqual(['Path', 'Page', 'Route and guard', 'Texts', 'Link from the thread', 'Tests'])
  const named = [...guide.matchAll(/`((?:web|scripts|e2e|docs)\/[\w./-]+)`/g)].flatMap(([, path]) => path ?? [])
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !existsSync(resolve(ROOT, path)))).toEqual([])
  for (const word of ['title', 'RequireUser', 'page(']) expect(guide).toContain(word)
})
