export const accountTabs = ['profile', 'orders', 'wishlist', 'cart', 'settings'] as const
export type AccountTab = (typeof accountTabs)[number]

/** ACC-001: of `?tab=`; whatever is no tab is the first. */
export const readTab = (params: URLSearchParams): AccountTab => accountTabs.find((tab) => tab === params.get('tab')) ?? accountTabs[0]
