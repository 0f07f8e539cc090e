import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/run/browser.ts'

/** Opens the browser that the tests use, without Playwright's test runner. The caller must close it. */
export const openBrowser = async (): Promise<Browser> => chromium.launch(await findBrowser())
