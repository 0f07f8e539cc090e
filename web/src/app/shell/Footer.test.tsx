// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { loadBundle } from '#web/i18n/texts.ts'
import { Footer } from './Footer.tsx'

beforeEach(async () => {
  await Promise.all([loadBundle('shell'), loadBundle('footer')])
  render(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  )
})
const linksOf = (group: HTMLElement) =>
  Object.fromEntries(
    within(group)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
  )

test('the quick links are home, products and about', () => {
  expect(linksOf(screen.getByRole('navigation', { name: 'Quick links' }))).toMatchObject({
    Home: '/',
    Products: '/products',
    About: '/about',
  })
})

test('[GEN-002] the footer says that the fish is from Tanzania', () => {
  expect(screen.getByText(/^Fish from the lakes and the coast of Tanzania\./)).toBeTruthy()
})

test('[NAV-014] customer service has contact, FAQ, shipping, returns, terms and privacy policy', () => {
  expect(linksOf(screen.getByRole('navigation', { name: 'Customer service' }))).toEqual({
    Contact: '/contact',
    FAQ: '/faq',
    Shipping: '/shipping',
    Returns: '/returns',
    Terms: '/terms',
    'Privacy policy': '/privacy-policy',
  })
})

test('[NAV-015][GEN-013] the contact block has email, phone, place and the languages of support', () => {
  expect(screen.getByRole('link', { name: 'support@samaki.example' }).getAttribute('href')).toBe('mailto:support@samaki.example')
  expect(screen.getByRole('link', { name: '+255 700 000 000' }).getAttribute('href')).toBe('tel:+255700000000')
  expect(screen.getByText('Ferry, Kivukoni, Dar es Salaam')).toBeTruthy()
  expect(screen.getByText(/We help in Swahili and English\./)).toBeTruthy()
})

test('[NAV-016] the social icons have names and open a new tab without access to this one', () => {
  const social = screen.getByRole('list', { name: 'Social media' })
  expect(linksOf(social)).toEqual({
    'Samaki on Facebook': 'https://facebook.samaki.example',
    'Samaki on Instagram': 'https://instagram.samaki.example',
    'Samaki on YouTube': 'https://youtube.samaki.example',
  })
  for (const link of within(social).getAllByRole<HTMLAnchorElement>('link'))
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
})
