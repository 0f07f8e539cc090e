import type { Page } from '@playwright/test'

/**
 * Returns a function that counts the documents loaded since the call. It does not count requests, because the old document stays
 * visible until the new one has loaded.
 */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  return () => loads
}
