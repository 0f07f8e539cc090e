// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { SellerProfile } from '#contract/seller.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { ProfileDetails } from './ProfileDetails.tsx'

beforeEach(() => loadBundle('sellerProfile'))
const shown = () => screen.getAllByRole('definition').at(-1)?.textContent
const profile = { sellerType: 'individual', nationalId: '19900101-11102-00001-12' } as SellerProfile

test('[SEC-009][SPRO-044] the national ID is masked until the seller shows it, and can be masked again', async () => {
  render(<ProfileDetails profile={profile} />)
  expect(shown()).toContain('•••• 0112')
  expect(shown()).not.toContain('19900101')
  await userEvent.click(screen.getByRole('button', { name: 'Show National ID number' }))
  expect(shown()).toContain('19900101-11102-00001-12')
  await userEvent.click(screen.getByRole('button', { name: 'Hide National ID number' }))
  expect(shown()).not.toContain('19900101')
})

test('[SPRO-044] a missing national ID is shown as not provided', () => {
  render(<ProfileDetails profile={{ ...profile, nationalId: '' }} />)
  expect(shown()).toBe('Not provided')
})
