/** Payouts, earnings, reports and analytics of a seller. */
export const sellerMoney = {
  sellerMoney: {
    payoutsTitle: 'Payouts',
    requestTitle: 'Request payout',
    reportsTitle: 'Reports',
    analyticsTitle: 'Analytics',
  },
} as const
