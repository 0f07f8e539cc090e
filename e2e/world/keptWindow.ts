import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page } from '@playwright/test'
import { PAGE_SCRIPTS } from '../invariants/invariants.ts'
import { freezePages } from './pageClock.ts'
import { forgetListeners, watchPages } from './pageTells.ts'

const ASSETS = resolve(import.meta.dirname, '../../dist/web/assets')
/** A small file of the app's origin; its document can reach the storage and runs nothing. */
const STILL = '/app-icon.svg'
/** What a page can keep of its origin. The files of the app stay: they are the same in every world. */
const STORED = 'cookies,local_storage,indexeddb,cache_storage,service_workers'

/**
 * A browser window that one test after the other has. With a new one each, a third of all processor time went into starting its process
 * and compiling the app again. What a test set up in it or left on the device is gone before the next; the files of the app are there from the start.
 */
export class KeptWindow {
  private readonly undo: (() => unknown)[] = []
  private open: { readonly context: BrowserContext; readonly page: Page } | undefined
  private settings: BrowserContextOptions = {}
  private readonly browser: Browser

  constructor(browser: Browser) {
    this.browser = browser
  }

  async take(options: BrowserContextOptions, at: number): Promise<BrowserContext> {
    const { viewport, ...settings } = options
    // Only its size can be changed.
    if (this.open && JSON.stringify(this.settings) !== JSON.stringify(settings)) await this.close()
    this.open ??= await this.opened(options, at)
    this.settings = settings
    if (viewport) await this.open.page.setViewportSize(viewport)
    return this.open.context
  }

  /** Makes it ready for the next test; one that cannot be is closed, and the next test has a new one. */
  async handOn(): Promise<void> {
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

  private async opened(options: BrowserContextOptions, at: number): Promise<NonNullable<KeptWindow['open']>> {
    const context = await this.browser.newContext(options)
    // Before it is noted what a test sets up: these stay, and Playwright has no way to take a clock away.
    await freezePages(context, at)
    await watchPages(context, PAGE_SCRIPTS)
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
    await context.unrouteAll()
    await page.unrouteAll()
    await context.setOffline(false)
    await context.clearPermissions()
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
    await page.mouse.move(-1, -1)
    // The app is left, and may write as it goes; then what it wrote is cleared.
    await page.goto(STILL)
    await page.evaluate(() => sessionStorage.clear())
    const { origin } = new URL(page.url())
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED })
    await devtools.send('Page.resetNavigationHistory')
    await devtools.detach()
    await context.clearCookies()
  }

  /** Listeners, scripts and bindings would act in the next test too. */
  private noteSetups(target: BrowserContext | Page): void {
    const on = target.on.bind(target) as (event: string, listener: () => void) => unknown
    const off = target.off.bind(target) as (event: string, listener: () => void) => unknown
    const heard = (event: string, listener: () => void) => {
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
    Object.assign(target, { on: heard, ...Object.fromEntries(noted) })
  }

  /** What a session of the developer tools emulates ends with it. */
  private noteDevtools(context: BrowserContext): void {
    const open = context.newCDPSession.bind(context)
    context.newCDPSession = async (page) => {
      const session = await open(page)
      this.undo.push(() => session.detach().catch(() => {}))
      return session
    }
  }
}

/** Not what is stored compressed beside each file. */
function isLoaded(name: string): boolean {
  return !/\.(br|gz|map)$/.test(name)
}
