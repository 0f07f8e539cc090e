/** Words of the seller's and the transporter's area alike. */
export const areas = {
  areas: {
    seller: 'Seller',
    transporter: 'Transporter',
    backToShop: 'Back to shop',
    backTo: 'Back to {page}',
    breadcrumbs: 'Breadcrumb',
    dashboard: 'Dashboard',
    products: 'Products',
    orders: 'Orders',
    payouts: 'Payouts',
    deliveries: 'Deliveries',
    profile: 'Profile',
    settings: 'Settings',
    newCount: '{n} new',
    afterVerification: 'Open once your profile is verified',
    rowsShown: '{from}–{to} of {total}',
    pageSize: 'Rows per page',
    exportCsv: 'Export CSV',
  },
} as const
