export const accountTabs = ['profile', 'orders', 'wishlist', 'cart', 'settings'] as const
export type AccountTab = (typeof accountTabs)[number]

/** The tab named by `?tab=`; the first where it names none (ACC-001). */
export const readTab = (params: URLSearchParams): AccountTab => accountTabs.find((tab) => tab === params.get('tab')) ?? accountTabs[0]
