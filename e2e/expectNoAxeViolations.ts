import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** WCAG 2.2 A and AA, over the whole page or a part of it. */
export async function expectNoAxeViolations(page: Page, part?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).options({
    runOnly: { type: 'tag', values: WCAG },
    // No rule of WCAG, but of every auditor: a level left out sends readers looking for it.
    rules: { 'heading-order': { enabled: true } },
  })
  const { violations } = await (part ? builder.include(part) : builder).analyze()
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help}\n    ${nodes.map(({ target }) => target.join(' ')).join('\n    ')}`)
  expect(told).toEqual([])
}
