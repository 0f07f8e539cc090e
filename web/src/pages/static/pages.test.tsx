// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, type Language, loadBundle } from '#web/i18n/texts.ts'
import { AboutPage } from './AboutPage.tsx'
import { ContactPage } from './ContactPage.tsx'
import { FaqPage } from './FaqPage.tsx'
import { PrivacyPage, ReturnsPage, TermsPage } from './policyPages.tsx'
import { ShippingPage } from './ShippingPage.tsx'

beforeEach(async () => {
  await Promise.all((['shell', 'footer', 'about', 'contact', 'faq', 'policies'] as const).map(loadBundle))
  await chooseLanguage('en')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (Page: ComponentType, at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Where />
      <Page />
    </MemoryRouter>,
  )
const Where = () => <output data-testid="where">{useLocation().search}</output>
const words = () => document.body.textContent.replace(/\s+/g, ' ')
const headings = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

const pages: [string, ComponentType, string, string][] = [
  ['/about', AboutPage, 'About Samaki', 'Kuhusu Samaki'],
  ['/contact', ContactPage, 'Contact us', 'Wasiliana nasi'],
  ['/faq', FaqPage, 'Frequently asked questions', 'Maswali yanayoulizwa mara kwa mara'],
  ['/shipping', ShippingPage, 'Shipping', 'Usafirishaji'],
  ['/returns', ReturnsPage, 'Returns', 'Kurudisha bidhaa'],
  ['/terms', TermsPage, 'Terms', 'Masharti'],
  ['/privacy-policy', PrivacyPage, 'Privacy policy', 'Sera ya faragha'],
]
test.each(pages)(
  '[I18N-001][A11Y-003][A11Y-004] %s has its title, one h1 and no unfilled placeholder in both languages',
  async (_, Page, en, sw) => {
    for (const [language, title] of [
      ['en', en],
      ['sw', sw],
    ] as [Language, string][]) {
      await chooseLanguage(language)
      show(Page)
      expect(headings(1)).toEqual([title])
      expect(document.title).toBe(`${title} · Samaki`)
      expect(words()).not.toMatch(/\{|undefined/)
      cleanup()
    }
  },
)

test('[STAT-001][GEN-003] about has the mission, three value cards and the groups of buyers', () => {
  show(AboutPage)
  expect(screen.getByRole('region', { name: 'Our mission' }).textContent).toContain('We bring Tanzania’s fish')
  const cards = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
  expect(cards('What we stand for')).toEqual(['Fair pricing', 'Quality guarantee', 'Real-time order management'])
  expect(cards('Who buys on Samaki')).toEqual(['Individuals', 'Restaurants', 'Retailers', 'Exporters'])
})

test('[STAT-002] about shows the figures', () => {
  show(AboutPage)
  const figures = within(screen.getByRole('region', { name: 'Samaki in figures' })).getAllByRole('listitem')
  expect(figures.map(({ textContent }) => textContent)).toEqual(['1000+ fishers', '50+ communities', '24/7 availability'])
})

test('[STAT-003] about links to registration and products', () => {
  show(AboutPage)
  expect([href('Create an account'), href('Browse Products')]).toEqual(['/register', '/products'])
})

test('[STAT-008][GEN-013] contact promises a reply within 24 hours, in Swahili or English', () => {
  show(ContactPage)
  expect(screen.getByText('Write to us in Swahili or English. We answer within 24 hours.')).toBeTruthy()
})

test('[STAT-015][STAT-016] the FAQ links to contact, products, a call and the chat', () => {
  show(FaqPage)
  expect([href('Contact us'), href('Browse Products')]).toEqual(['/contact', '/products'])
  expect([href('Call us'), href('Message us')]).toEqual(['tel:+255700000000', 'https://chat.samaki.example'])
})

test('[STAT-011] the FAQ’s search is written to the URL and read from it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  show(FaqPage, '/faq?search=password')
  expect(screen.getByText('Found 1 question matching "password"')).toBeTruthy()
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'cash ')
  await vi.advanceTimersByTimeAsync(500)
  await vi.waitFor(() => expect(screen.getByTestId('where').textContent).toBe('?search=cash'))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('cash ')
})

test('[STAT-017][CONST-002][CONST-003] shipping names both options with fee and time', () => {
  show(ShippingPage)
  const options = within(screen.getByRole('region', { name: 'Delivery options' })).getAllByRole('listitem')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^StandardTZS 5,000.*within 24-48 hours/),
    expect.stringMatching(/^ExpressTZS 10,000.*within 3-6 hours/),
  ])
})

test('[STAT-018][CONST-024] returns states the 30 days, and that fresh fish is checked at delivery', () => {
  show(ReturnsPage)
  expect(words()).toContain('within 30 days of delivery')
  expect(words()).toMatch(/Check it on delivery.*If something is wrong, tell us on delivery/)
})

test('[STAT-019][CONST-026][CONST-033] the terms agree with the rest: age, fees, networks, cancelling, verification, payouts', () => {
  show(TermsPage)
  const stated = [
    'You must be 18 or over',
    'TZS 5,000 for standard delivery, TZS 10,000 for express',
    'M-Pesa, Airtel Money, Mixx by Yas',
    'while it is Pending or Processing',
    '30-day return policy',
    'usually in 1-2 business days',
    'Payouts start at TZS 10,000 and typically take 1 business day',
  ]
  expect(stated.filter((text) => !words().includes(text))).toEqual([])
})

test('[STAT-020][STAT-021] the privacy policy is effective 1 June 2025 and has its ten sections in order', () => {
  show(PrivacyPage)
  expect(screen.getByText('Effective 1 June 2025')).toBeTruthy()
  expect(headings(2)).toEqual([
    'Information collected',
    'Use of information',
    'Sharing of information',
    'Security',
    'Retention',
    'Your rights',
    'Children',
    'International transfers',
    'Changes to this policy',
    'Contact',
  ])
})

test('[STAT-022][GEN-012][CONST-026] the children section says 18 and over only', () => {
  show(PrivacyPage)
  const children = screen.getByRole('heading', { name: 'Children' }).closest('section')
  expect(children?.textContent).toContain('aged 18 and over only')
})
