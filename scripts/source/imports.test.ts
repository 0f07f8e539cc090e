import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { zones } from './boundaries.ts'
import { chatParts, circles, dynamicImports, impureFiles } from './imports.ts'
import { projectOf } from './project.ts'
import { found } from './testing.ts'

test('[DX-005] a circle of two folders or of one is found, also of type imports and dynamic ones', () => {
  const planted = projectOf({
    'contract/a/a.ts': "export { b } from '../b/b.ts'",
    'contract/b/b.ts': "export const c = () => import('./c.ts')",
    'contract/b/c.ts': "import type { A } from '#contract/a/a.ts'",
    'contract/d/d.ts': "import { e } from './e.ts'\nimport { a } from '../a/a.ts'",
    'contract/d/e.ts': "export type D = typeof import('./d.ts')",
  })
  expect(circles(planted).map(({ message }) => message)).toEqual([
    expect.stringContaining('contract/a/a.ts, contract/b/b.ts, contract/b/c.ts'),
    expect.stringContaining('contract/d/d.ts, contract/d/e.ts'),
  ])
})

test('[DX-005] dynamic imports follow the import rules too', () => {
  const check = dynamicImports(zones(resolve(import.meta.dirname, '../..')))
  const page = "export const page = () => import('#web/pages/buyer/home/HomePage.tsx')"
  const higher = "export const cards = () => import('../cards/checkout/checkoutCards.ts')"
  const files = { 'web/src/chat/a.ts': page, 'web/src/chat/guide/a.ts': higher, 'web/src/app/a.ts': page }
  expect(found(check, files)).toEqual(['web/src/chat/a.ts:1', 'web/src/chat/guide/a.ts:1'])
})

test('[DX-005] each folder of the chat has a place in their order', () => {
  expect(found(chatParts, { 'web/src/chat/cards/a.ts': '', 'web/src/chat/fish/a.ts': '', 'web/src/chat/a.ts': '' })).toEqual([
    'web/src/chat/fish',
  ])
})

test('[DX-005] the pure file of a feature may load rules and other pure files, but no store, component or call', () => {
  const orders = 'web/src/features/orders/orders.ts'
  const pure = [
    "import * as z from 'zod/mini'",
    "import { formatTzs } from '#contract/rules/money.ts'",
    "import { fill } from '#web/i18n/placeholders.ts'",
    "import type { Texts } from '#web/i18n/texts.ts'",
    "import type { Props } from './OrderPanel.tsx'",
    "import { paths } from '#web/paths.ts'",
    "import { cartCount } from '#web/features/cart/cart.ts'",
  ]
  const impure = [
    "import { useCart } from '#web/features/cart/cartStore.ts'",
    "import { useSession } from '#web/features/session/session.ts'",
    "import { type Saved } from './saved.ts'",
    "export { useTexts } from '#web/i18n/texts.ts'",
    "import { send } from '#web/api/client.ts'",
    "import { create } from 'zustand'",
    "import useSWR from 'swr'",
    "import { useMemo } from 'react'",
    "export const panel = () => import('./OrderPanel.tsx')",
  ]
  expect(found(impureFiles, { [orders]: pure.join('\n') })).toEqual([])
  expect(found(impureFiles, { [orders]: impure.join('\n') })).toEqual(impure.map((_, index) => `${orders}:${index + 1}`))
  const stores = { 'web/src/features/session/session.ts': impure.join('\n'), 'web/src/features/cart/cartStore.ts': impure.join('\n') }
  expect(found(impureFiles, stores)).toEqual([])
})
