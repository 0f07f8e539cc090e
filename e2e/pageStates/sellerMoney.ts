import { expect } from '@playwright/test'
import { clicks, fills, open, sees, sequence, withFailingCalls } from './reach.ts'
import type { PageState } from './types.ts'

/** Payouts, reports and analytics of a seller with sales and of one without. */
export const sellerMoney: readonly PageState[] = [
  { name: 'seller-payouts-details', reach: sequence(open('/seller/payouts', 'mwanaidi'), clicks(/TZS 40,000/), sees('Method')) },
  { name: 'seller-payouts-empty', reach: sequence(open('/seller/payouts', 'ujiji'), sees('No payouts yet')) },
  {
    name: 'seller-payouts-error',
    reach: withFailingCalls('/seller/payouts', ['/seller-payouts/me', '/seller-earnings/me/summary'], 'mwanaidi'),
  },
  {
    name: 'seller-payout-request-wrong',
    reach: sequence(
      open('/seller/payouts/request', 'mwanaidi'),
      fills({ 'Amount, TZS': '5,000' }),
      clicks('Request TZS 5,000'),
      sees('Minimum payout amount is TZS 10,000'),
    ),
  },
  {
    name: 'seller-payout-question',
    reach: sequence(
      open('/seller/payouts/request', 'mwanaidi'),
      fills({ 'Amount, TZS': '50.000' }),
      clicks('Request TZS 50,000'),
      ({ page }) => expect(page.getByRole('alertdialog')).toBeVisible(),
    ),
  },
  { name: 'seller-reports', reach: sequence(open('/seller/reports', 'mwanaidi'), sees('Average order')) },
  { name: 'seller-reports-empty', reach: sequence(open('/seller/reports?days=7', 'ujiji'), sees('No sales in this period')) },
  { name: 'seller-analytics', reach: sequence(open('/seller/analytics', 'mwanaidi'), sees('Top products')) },
]
