/** The seller's dashboard and guards. */
export const seller = {
  seller: {
    dashboardTitle: 'Dashboard',
  },
} as const
