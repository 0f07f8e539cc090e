import type { Page } from '@playwright/test'
import { expect, inSwahili, test } from './fixtures.ts'

/** Pages of one kind are alike: so many of each are opened. */
const OF_A_KIND = 2
const SKIP = { en: 'Skip to content', sw: 'Ruka hadi kwenye maudhui' }

for (const language of ['en', 'sw'] as const) {
  for (const who of ['a guest', 'a buyer'] as const) {
    test(`[NAV-019][GEN-016][I18N-001][A11Y-004] every link that ${who} sees in ${language} leads to a page that renders`, async ({
      page,
      world,
    }) => {
      test.slow()
      if (language === 'sw') await inSwahili(page)
      if (who === 'a buyer') await world.signIn('neema')
      const waiting = ['/', '/chat', '/cart', '/login', '/register']
      const seen = new Set(waiting)
      const kinds = new Map<string, number>()
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first(), `${path} has no heading`).toBeVisible()
        await expect(page.locator('.skeleton')).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 }), `${path} has one h1`).toHaveCount(1)
        await expect(page.getByRole('main'), `${path} has one main`).toHaveCount(1)
        await expect(page.getByRole('link', { name: SKIP[language] }), `${path} has no skip link`).toHaveAttribute('href', /#/)
        await expect(page, `${path} has no title`).toHaveTitle(/.+ · Samaki/)
        await expect(page.getByText('404', { exact: true }), `${path} is not there`).toHaveCount(0)
        // The thread has the screen to itself.
        if (!path.startsWith('/chat')) {
          await expect(page.getByRole('banner'), `${path} has one header`).toHaveCount(1)
          await expect(page.getByRole('navigation').first(), `${path} has no navigation`).toBeVisible()
          await expect(page.getByRole('contentinfo')).toBeVisible()
        }
        const words = await page.locator('body').innerText()
        expect(words, `${path} misses a text`).not.toMatch(/undefined|\[object|\{\w+\}|NaN/)
        for (const link of await linksOf(page)) {
          const kind = link.replace(/\/(products|orders|payment)\/[^/?]+/, '/$1/:id').replace(/=[^&]+/g, '=')
          const opened = kinds.get(kind) ?? 0
          if (seen.has(link) || opened >= OF_A_KIND || link.startsWith('/logout')) continue
          seen.add(link)
          kinds.set(kind, opened + 1)
          waiting.push(link)
        }
      }
      expect(seen.size).toBeGreaterThan(15)
    })
  }
}

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(
        (link) => link.origin === location.origin && !link.pathname.startsWith('/__mock') && !link.getAttribute('href')?.startsWith('#'),
      )
      .map((link) => link.pathname + link.search),
  )
