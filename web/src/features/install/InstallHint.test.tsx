// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetPersonal } from '#web/features/session/commands.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { LateInstallHint } from './LateInstallHint.tsx'
import { captureInstallOffer, type InstallPrompt, offerInstallAfter, useInstallOffer } from './offer.ts'

let isStandalone = false
let isInView = true
window.IntersectionObserver = class {
  private readonly tell: (changes: { isIntersecting: boolean }[]) => void
  constructor(tell: (changes: { isIntersecting: boolean }[]) => void) {
    this.tell = tell
  }
  observe = () => this.tell([{ isIntersecting: isInView }])
  disconnect = () => {}
} as unknown as typeof IntersectionObserver
window.matchMedia = ((query: string) => ({ matches: query === '(display-mode: standalone)' && isStandalone })) as typeof window.matchMedia

beforeAll(async () => {
  captureInstallOffer()
  await loadBundle('shell')
  // Load the lazy hint once here, so that a test that expects no hint doesn't have to wait.
  useInstallOffer.setState({ prompt: new Event('beforeinstallprompt') as InstallPrompt, orderId: 'o1' })
  const { unmount } = show('o1')
  await install()
  unmount()
})
beforeEach(() => {
  localStorage.clear()
  useInstallOffer.setState({ prompt: null, orderId: null })
  isStandalone = false
  isInView = true
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone')
})

/** Fires Chromium's event, with the buyer's answer to the browser's dialog. */
function browserOffers(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => {}),
    userChoice: Promise.resolve({ outcome }),
  })
  act(() => void window.dispatchEvent(event))
  return event
}
const orderMade = (orderId: string) => act(() => offerInstallAfter(orderId))
const onIos = (standalone: boolean) => Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true })

/** Renders the hint twice: on the order page and in the thread beside it. */
const show = (orderId: string) =>
  render(
    <main>
      <h1 tabIndex={-1}>Order</h1>
      <LateInstallHint orderId={orderId} />
    </main>,
  )
const install = () => screen.findByRole('button', { name: 'Install Samaki' })
const noHint = () => expect(screen.queryByRole('region')).toBeNull()
async function neverAgain(): Promise<void> {
  orderMade('o2')
  browserOffers()
  const { unmount } = show('o2')
  noHint()
  expect(useInstallOffer.getState().orderId).not.toBe('o2')
  unmount()
}

test('[PWA-009] the browser’s own install bar is suppressed, and no hint appears before an order', () => {
  const event = browserOffers()
  show('o1')
  expect(event.defaultPrevented).toBe(true)
  noHint()
})

test.each([
  ['before the order', () => [browserOffers, () => orderMade('o1')]],
  ['after the order', () => [() => orderMade('o1'), browserOffers]],
] as const)('[PWA-009] an offer that comes %s is shown only beside that order', async (_, steps) => {
  show('o1')
  for (const step of steps()) step()
  expect(await install()).toBeDefined()
  expect(screen.getByRole('region', { name: 'Keep Samaki on your phone' })).toBeDefined()
  const { container } = render(<LateInstallHint orderId="o0" />)
  expect(container.textContent).toBe('')
})

test('[PWA-009] with hints on the page and in the thread, one is shown, and it stays when the other is removed', async () => {
  browserOffers()
  orderMade('o1')
  const page = show('o1')
  await install()
  show('o1')
  expect(screen.getAllByRole('region')).toHaveLength(1)
  page.unmount()
  expect(await install()).toBeDefined()
})

test('[PWA-009] a hint that was never scrolled into view doesn’t count as shown: the next order shows it', async () => {
  isInView = false
  browserOffers()
  orderMade('o1')
  const { unmount } = show('o1')
  await install()
  unmount()
  orderMade('o2')
  show('o2')
  expect(await install()).toBeDefined()
})

describe('[PWA-009] the hint does not appear again', () => {
  beforeEach(async () => {
    browserOffers()
    orderMade('o1')
  })

  test('once it was shown, whether or not the buyer reacted', async () => {
    const { unmount } = show('o1')
    await install()
    unmount()
    await neverAgain()
  })

  test('after No, thanks, which moves the focus to the heading', async () => {
    show('o1')
    await install()
    await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }))
    noHint()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Order' }))
    await neverAgain()
  })

  test('after a logout', async () => {
    show('o1')
    await install()
    await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }))
    forgetPersonal()
    await neverAgain()
  })

  test('once the app is installed from the browser’s menu', async () => {
    show('o1')
    await install()
    act(() => void window.dispatchEvent(new Event('appinstalled')))
    noHint()
    await neverAgain()
  })
})

test.each(['accepted', 'dismissed'] as const)(
  '[PWA-009] the browser’s dialog opens once, directly in the tap; %s removes the hint',
  async (outcome) => {
    const offer = browserOffers(outcome)
    orderMade('o1')
    show('o1')
    const button = await install()
    expect(offer.prompt).not.toHaveBeenCalled()
    await userEvent.dblClick(button)
    await waitFor(noHint)
    expect(offer.prompt).toHaveBeenCalledTimes(1)
    await neverAgain()
  },
)

test('[PWA-009] if the browser refuses to open the dialog, the hint is removed too', async () => {
  const offer = browserOffers()
  offer.prompt.mockRejectedValue(new DOMException('used', 'InvalidStateError'))
  orderMade('o1')
  show('o1')
  await userEvent.click(await install())
  await waitFor(noHint)
})

test('[PWA-009] on iOS, which has no install dialog, the hint describes the steps', async () => {
  onIos(false)
  orderMade('o1')
  show('o1')
  expect(await screen.findByRole('region', { name: 'Install Samaki' })).toBeDefined()
  expect(screen.getByText('In your browser: Share → Add to Home Screen')).toBeDefined()
  await act(() => chooseLanguage('sw'))
  expect(screen.getByText('Kwenye kivinjari chako: Share → Add to Home Screen')).toBeDefined()
  expect(screen.getByRole('region', { name: 'Sakinisha Samaki' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Sawa' }))
  await act(() => chooseLanguage('en'))
  noHint()
  await neverAgain()
})

test('[PWA-009] the installed app shows no hint', () => {
  onIos(true)
  orderMade('o1')
  show('o1')
  noHint()
  Reflect.deleteProperty(navigator, 'standalone')
  isStandalone = true
  browserOffers()
  noHint()
})
