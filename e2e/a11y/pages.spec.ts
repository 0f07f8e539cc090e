import { expectAllTexts } from '../expectAllTexts.ts'
import { expectNoAxeViolations } from '../expectNoAxeViolations.ts'
import { expect, test } from '../fixtures.ts'
import { pageStates } from '../pageStates/pageStates.ts'
import { speakSwahili } from '../pageStates/reach.ts'
import { drawn } from '../world/pageClock.ts'
import { expectNoSidewaysScroll, expectPhoneLayout, expectWholeSums } from './layout.ts'

/**
 * The theme and rules of each scan by language and width. Four scans cover every pair of language, width and theme. Two of them, with all
 * rules, cover both languages and both widths; rules about names and roles don't depend on the theme (A11Y-001).
 */
const SCANS = {
  en: { 360: { theme: 'light', rules: 'all' }, 1280: { theme: 'dark', rules: 'visual' } },
  sw: { 360: { theme: 'dark', rules: 'visual' }, 1280: { theme: 'light', rules: 'all' } },
} as const

for (const { name, reach, isLoading } of pageStates) {
  test(`[A11Y-001][A11Y-009][A11Y-010][I18N-014] ${name} passes axe and layout checks from 320 to 1280 px, in both languages and themes`, async ({
    page,
    context,
    world,
    visitor,
  }) => {
    await reach({ page, context, world, visitor })
    await expect(page.getByRole('main')).toBeVisible()
    if (!isLoading) await expect(page.locator('.skeleton')).toHaveCount(0)
    for (const language of ['en', 'sw'] as const) {
      if (language === 'sw') await speakSwahili(page)
      // The heading of a product page is the product's name, so it appears when the product has loaded.
      const headings = page.getByRole('heading', { level: 1, includeHidden: true })
      if (isLoading) expect(await headings.count()).toBeLessThanOrEqual(1)
      else await expect(headings).toHaveCount(1)
      await expect(page).toHaveTitle(/.+ · Samaki/)
      await expectAllTexts(page, `${name} in ${language}`)
      for (const width of [320, 360, 768, 1280] as const) {
        const what = `${name} at ${width} px in ${language}`
        await page.setViewportSize({ width, height: 800 })
        await drawn(context) // a table turns into cards one frame later
        if (width === 360) await expectPhoneLayout(page, what)
        else await expectNoSidewaysScroll(page, what)
        if (width === 1280) await expectWholeSums(page, what)
        if (width === 320 || width === 768) continue
        const { theme, rules } = SCANS[language][width]
        await page.emulateMedia({ colorScheme: theme })
        await expectNoAxeViolations(page, undefined, rules)
      }
    }
  })
}
