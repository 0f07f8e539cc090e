import type { Page } from '@playwright/test'
import { expectAllTexts } from './expectAllTexts.ts'
import { expect, test } from './fixtures.ts'

/** The number of pages to open per kind, because pages of one kind are similar. */
const OF_A_KIND = 2

/** The number of pages that each test opens. The last test opens all remaining pages. */
const PARTS = [8, 8, 8, Number.POSITIVE_INFINITY]

for (const who of ['a guest', 'a buyer'] as const) {
  test.describe.serial(who, () => {
    const waiting = ['/', '/chat', '/cart', '/login', '/register']
    const seen = new Set(waiting)
    const kinds = new Map<string, number>()

    for (const [nth, size] of PARTS.entries()) {
      test(`[NAV-019][GEN-016][WAY-013] every link that ${who} sees leads to a page that renders, ${nth + 1} of ${PARTS.length}`, async ({
        page,
        world,
      }) => {
        if (who === 'a buyer') await world.signIn('neema')
        for (let opened = 0; opened < size; opened++) {
          const path = waiting.shift()
          if (path === undefined) break
          for (const link of await open(page, path)) {
            const kind = link.replace(/\/(products|orders|payment)\/[^/?]+/, '/$1/:id').replace(/=[^&]+/g, '=')
            const alike = kinds.get(kind) ?? 0
            if (seen.has(link) || alike >= OF_A_KIND || link.startsWith('/logout')) continue
            seen.add(link)
            kinds.set(kind, alike + 1)
            waiting.push(link)
          }
        }
        if (nth < PARTS.length - 1) return
        expect(waiting).toEqual([])
        expect(seen.size).toBeGreaterThan(15)
      })
    }
  })
}

/** Opens a page, checks it, and returns the paths of its links. */
async function open(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), `${path} has no heading`).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expectWhole(page, path)
  await expectAllTexts(page, path)
  return linksOf(page)
}

/** Checks a page's parts. The checks run in parallel, because one after the other they would take too long. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await Promise.all([
    expect(page.getByRole('heading', { level: 1 }), `${path} has one h1`).toHaveCount(1),
    expect(page.getByRole('main'), `${path} has one main`).toHaveCount(1),
    expect(page.getByRole('link', { name: 'Skip to content' }), `${path} has no skip link`).toHaveAttribute('href', /#/),
    expect(page, `${path} has no title`).toHaveTitle(/.+ · Samaki/),
    expect(page.locator('head > title'), `${path} has one title`).toHaveCount(1),
    expect(page.getByText('404', { exact: true }), `${path} is not there`).toHaveCount(0),
  ])
  // The thread fills the screen and has no header or footer.
  if (path.startsWith('/chat')) return
  await Promise.all([
    expect(page.getByRole('banner'), `${path} has one header`).toHaveCount(1),
    expect(page.getByRole('navigation').first(), `${path} has no navigation`).toBeVisible(),
    expect(page.getByRole('contentinfo')).toBeVisible(),
  ])
}

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(
        (link) => link.origin === location.origin && !link.pathname.startsWith('/__mock') && !link.getAttribute('href')?.startsWith('#'),
      )
      .map((link) => link.pathname + link.search),
  )
