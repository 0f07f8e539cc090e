import { expect, test } from 'vitest'
import { declaredPages } from '../build/declaredPages.ts'
import { source, sources } from './ast.ts'
import { usedTextBundles, withTextsCalls } from './textBundles.ts'

const files = sources('web/src')

test.each(declaredPages())('[I18N-003] $name loads the text bundles it uses, and no others', ({ source: module, bundles, area }) => {
  // The frame of an area loads the texts `areas` before it renders a page.
  const used = [...usedTextBundles(`web/${module}`, files).keys()].filter((one) => area === null || one !== 'areas')
  expect(used.sort()).toEqual([...bundles].sort())
})

const loads = files.flatMap(withTextsCalls)

test.each(loads)('[I18N-003] $by loads the text bundles that $module uses', ({ by, module, bundles }) => {
  const loaded = [...bundles, ...usedTextBundles(by, files).keys()]
  expect([...usedTextBundles(module, files)].filter(([bundle]) => !loaded.includes(bundle))).toEqual([])
})

test('the check covers cards, dock, footer and banner', () => {
  expect(loads.map(({ module }) => module)).toEqual(
    expect.arrayContaining(['web/src/app/shell/Footer.tsx', 'web/src/chat/cards/orders/orderCards.ts']),
  )
})

test('only static imports count for the text bundles of a module, not type imports or later loads', () => {
  const given = [
    source(
      'web/src/Page.tsx',
      `import { Panel } from './Panel.tsx'\nimport type { Card } from './Card.tsx'\nimport('./Card.tsx')\nuseTexts('shop')`,
    ),
    source('web/src/Panel.tsx', `export { a } from '#web/a.ts'\ntextsNow('payment', 'checkout')`),
    source('web/src/Card.tsx', `useTexts('chat')`),
  ]
  expect([...usedTextBundles('web/src/Page.tsx', given).keys()].sort()).toEqual(['checkout', 'payment', 'shop'])
})
