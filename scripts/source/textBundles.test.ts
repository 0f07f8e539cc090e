import { expect, test } from 'vitest'
import { found } from './testing.ts'
import { bundlesOfLoads, bundlesOfPages } from './textBundles.ts'

const files = {
  'web/src/Page.tsx': `import { Panel } from './Panel.tsx'\nimport type { Card } from './Card.tsx'\nimport('./Card.tsx')\nuseTexts('shop')`,
  'web/src/Panel.tsx': `export { a } from '#web/a.ts'\ntextsNow('payment', 'areas')`,
  'web/src/Card.tsx': `useTexts('chat')`,
}

test('[I18N-003] a page loads the text bundles of its static imports and no others; the frame of an area loads its own', () => {
  const page = (...bundles: string[]) => ({ name: 'Page', source: 'src/Page.tsx', bundles, area: null })
  expect(found(bundlesOfPages([page('shop', 'payment', 'areas')]), files)).toEqual([])
  expect(found(bundlesOfPages([{ ...page('shop', 'payment'), area: 'seller' }]), files)).toEqual([])
  expect(found(bundlesOfPages([page('shop', 'payment')]), files)).toEqual(['web/src/Page.tsx'])
  expect(found(bundlesOfPages([page('shop', 'payment', 'areas', 'chat')]), files)).toEqual(['web/src/Page.tsx'])
})

test('[I18N-003] a load with texts names the bundles of its module that its own file does not have', () => {
  const load = (bundles: string) => ({ 'web/src/load.ts': `useTexts('shop')\nwithTexts(() => import('./Page.tsx')${bundles})` })
  expect(found(bundlesOfLoads, { ...files, ...load(", 'payment', 'areas'") })).toEqual([])
  expect(found(bundlesOfLoads, { ...files, ...load(", 'areas'") })).toEqual(['web/src/load.ts:2'])
})
