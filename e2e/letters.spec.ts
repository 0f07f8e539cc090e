import { FONTS } from '../scripts/run/browserPackage.ts'
import { expect, test } from './fixtures.ts'
import { LETTERS } from './letters.ts'

test('[DX-012] the tests’ browser finds the fonts of its own package and no others', async ({ page, context }) => {
  test.skip(
    process.platform !== 'linux',
    'Only Linux can hide the machine’s fonts from a browser; elsewhere, pages of tests bring the font.',
  )
  await context.grantPermissions(['local-fonts'])
  await page.goto('/terms')
  const found = await page.evaluate(async () => {
    const { queryLocalFonts } = window as unknown as { queryLocalFonts: () => Promise<{ fullName: string }[]> }
    return (await queryLocalFonts()).map(({ fullName }) => fullName)
  })
  expect(found.toSorted()).toEqual(FONTS)
})

/** The width of a label in px, per font. Drawing differs by up to 2 % between browsers; the fonts differ by more. */
const WIDTHS = { narrow: 246, ours: 265, wide: 309 }
/** Every name by which a page may ask for the font. Only Linux can map the generic ones. */
const NAMES = ['var(--font)', ...(process.platform === 'linux' ? ['system-ui', 'sans-serif', 'serif', 'monospace', 'var(--mono)'] : [])]

for (const letters of LETTERS)
  test.describe(`${letters} letters`, () => {
    test.use({ letters })
    test(`[A11Y-017][DX-012] a label in ${letters} letters is ${WIDTHS[letters]} px wide, by whatever name the font is asked for`, async ({
      page,
    }) => {
      await page.goto('/terms')
      const widths = await page.evaluate(
        (names) => {
          const label = document.createElement('span')
          label.textContent = 'Place Order · TZS 18,000 · Weka oda'
          document.body.append(label)
          return names.map((name) => {
            label.style.cssText = `position: absolute; white-space: nowrap; font: 600 15px ${name}`
            return label.getBoundingClientRect().width
          })
        },
        letters === 'ours' ? NAMES : NAMES.slice(0, 1),
      )
      for (const width of widths) expect(Math.abs(width / WIDTHS[letters] - 1), `${width} px`).toBeLessThan(0.03)
    })
  })
