import { expect, test } from '../fixtures.ts'
import { START } from './world.ts'

// Run in order in one worker, so that both tests get the same window.
test.describe.serial('a window shared by two tests', () => {
  let navigations = 0

  test('the first test changes the window in every way that tests do', async ({ page, context, world }) => {
    page.on('framenavigated', () => navigations++)
    await context.addInitScript(() => Object.assign(window, { left: 'script' }))
    await context.exposeBinding('leftBinding', () => {})
    await page.route('**/v1/**', (route) => route.abort())
    await page.goto('/about')
    world.expectConsole(/ERR_FAILED/)
    await page.evaluate(async () => {
      localStorage.setItem('left', 'here')
      sessionStorage.setItem('left', 'here')
      document.cookie = 'left=here'
      await new Promise((done) => (indexedDB.open('left').onsuccess = done))
      history.pushState(null, '', '/left')
      // Written while the page unloads.
      addEventListener('pagehide', () => sessionStorage.setItem('late', 'here'))
    })
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
    await page.setViewportSize({ width: 1280, height: 800 })
    await context.grantPermissions(['clipboard-read'])
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setUserAgentOverride', { userAgent: 'left' })
    await context.newPage()
    await world.pass(60_000)
    expect(navigations).toBeGreaterThan(0)
  })

  test('the next test finds none of these changes', async ({ page, context }) => {
    navigations = 0
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const found = await page.evaluate(async () => ({
      stored: [localStorage.getItem('left'), sessionStorage.getItem('left'), sessionStorage.getItem('late')],
      databases: (await indexedDB.databases()).filter(({ name }) => name === 'left').length,
      cookie: document.cookie.includes('left'),
      script: 'left' in window,
      binding: 'leftBinding' in window,
      now: Date.now(),
      agent: navigator.userAgent === 'left',
      width: innerWidth,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      forced: matchMedia('(forced-colors: active)').matches,
      clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    }))
    expect(found).toEqual({
      stored: [null, null, null],
      databases: 0,
      cookie: false,
      script: false,
      binding: false,
      now: START,
      agent: false,
      width: 360,
      dark: false,
      forced: false,
      clipboard: 'prompt',
    })
    expect(context.pages()).toHaveLength(1)
    expect(navigations).toBe(0)
  })
})
