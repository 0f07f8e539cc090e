import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from '@playwright/test'
import { PAGE_SCRIPTS } from '../invariants/invariants.ts'
import { freezePages } from './pageClock.ts'
import { addPageScripts, forgetListeners } from './pageMessages.ts'

const ASSETS = resolve(import.meta.dirname, '../../dist/web/assets')
/** A small file of the app's origin. As a document it can access the storage, and it runs no scripts. */
const STILL = '/app-icon.svg'
/** The storage types to clear. The HTTP cache is kept, because the app's files are the same in every world. */
const STORED = 'cookies,local_storage,indexeddb,cache_storage,service_workers'

/**
 * A browser window shared by consecutive tests. With a new window for each test, a third of all CPU time went into starting processes
 * and compiling the app. Before the next test, everything that a test set up or stored is removed. The app's files are cached from
 * the start.
 */
export class SharedWindow {
  private readonly undo: (() => unknown)[] = []
  private open: { readonly context: BrowserContext; readonly page: Page } | undefined
  private settings: BrowserContextOptions = {}
  private readonly browser: Browser

  constructor(browser: Browser) {
    this.browser = browser
  }

  async take(options: BrowserContextOptions, at: number): Promise<BrowserContext> {
    const { viewport, ...settings } = options
    // The size can be changed in an open window; other settings need a new one.
    if (this.open && JSON.stringify(this.settings) !== JSON.stringify(settings)) await this.close()
    this.open ??= await this.openWindow(options, at)
    this.settings = settings
    if (viewport) await this.open.page.setViewportSize(viewport)
    return this.open.context
  }

  /** Cleans the window for the next test. If that fails, closes it, and the next test gets a new one. */
  async reset(): Promise<void> {
    try {
      await this.clear()
    } catch {
      await this.close()
    }
  }

  async close(): Promise<void> {
    const { context } = this.open ?? {}
    this.open = undefined
    this.undo.length = 0
    await context?.close()
  }

  private async openWindow(options: BrowserContextOptions, at: number): Promise<NonNullable<SharedWindow['open']>> {
    const context = await this.browser.newContext(options)
    // These setups stay for all tests, so they come before tracking starts. Playwright can't remove an installed clock.
    await freezePages(context, at)
    await addPageScripts(context, PAGE_SCRIPTS)
    const page = await context.newPage()
    await page.goto(STILL)
    await page.evaluate((names) => Promise.all(names.map((name) => fetch(`/assets/${name}`))), readdirSync(ASSETS).filter(isLoaded))
    for (const one of [context, page]) this.noteSetups(one)
    this.noteDevtools(context)
    return { context, page }
  }

  private async clear(): Promise<void> {
    if (!this.open) return
    const { context, page } = this.open
    for (const other of context.pages()) if (other !== page) await other.close()
    for (const undo of this.undo.splice(0).reverse()) await undo()
    forgetListeners(context)
    // A handler that still runs would otherwise fail the next test with `Route is already handled`.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await context.clearPermissions()
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
    await page.mouse.move(-1, -1)
    // Leave the app first, because it may still write while it unloads.
    await page.goto(STILL)
    await page.evaluate(() => sessionStorage.clear())
    const { origin } = new URL(page.url())
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED })
    await devtools.send('Page.resetNavigationHistory')
    await devtools.detach()
    await context.clearCookies()
  }

  /** Records listeners, scripts and bindings that a test adds, so that they can be removed. They would affect the next test. */
  private noteSetups(target: BrowserContext | Page): void {
    const on = target.on.bind(target) as (event: string, listener: () => void) => unknown
    const off = target.off.bind(target) as (event: string, listener: () => void) => unknown
    const trackedOn = (event: string, listener: () => void) => {
      this.undo.push(() => off(event, listener))
      return on(event, listener)
    }
    const setups = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const
    const noted = setups.map((name) => {
      const set = target[name].bind(target) as (...args: unknown[]) => Promise<Disposable>
      const setUp = async (...args: unknown[]) => {
        const made = await set(...args)
        this.undo.push(() => made.dispose())
        return made
      }
      return [name, setUp] as const
    })
    Object.assign(target, { on: trackedOn, ...Object.fromEntries(noted) })
  }

  /** Records sessions of the developer tools. Detaching a session ends its emulation. */
  private noteDevtools(context: BrowserContext): void {
    const open = context.newCDPSession.bind(context)
    context.newCDPSession = async (page) => {
      const session = await open(page)
      this.undo.push(() => session.detach().catch(() => {}))
      return session
    }
  }
}

/** Returns whether browsers load a file: all except compressed copies and source maps. */
function isLoaded(name: string): boolean {
  return !/\.(br|gz|map)$/.test(name)
}
