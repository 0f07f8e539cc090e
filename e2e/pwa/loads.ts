import type { Page } from '@playwright/test'

/**
 * Counts the documents that the page shows from now on. A request for one is too early a sign: until the new document is there,
 * the old one is still seen and clicked.
 */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  return () => loads
}
