import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules to check: all, or only those whose result depends on colours or on sizes. */
const RULES = {
  all: {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    // Not required by WCAG, but by auditors: users of screen readers search for a skipped heading level.
    rules: { 'heading-order': { enabled: true } },
  },
  visual: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'] } },
} satisfies Record<string, RunOptions>
type WithAxe = typeof window & { axe: { run: (scope: string | Document, options: RunOptions) => Promise<AxeResults> } }

/** Checks the page, or only `part`, for WCAG 2.2 A and AA. axe is loaded once per document, because loading takes longer than a scan. */
export async function expectNoAxeViolations(page: Page, part?: string, rules: keyof typeof RULES = 'all'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
  const settings: RunOptions = { ...RULES[rules], resultTypes: ['violations'] }
  const violations = await page.evaluate(
    async ([scope, options]) => {
      const found = await (window as WithAxe).axe.run(scope ?? document, options)
      return found.violations.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) }))
    },
    [part, settings] as const,
  )
  expect(violations.map(({ id, help, targets }) => [`${id}: ${help}`, ...targets].join('\n    '))).toEqual([])
}
