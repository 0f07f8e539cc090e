// One chunk: each is hardly more than its texts, which the four share.
export { PrivacyPage } from './PrivacyPage.tsx'
export { ReturnsPage } from './ReturnsPage.tsx'
export { ShippingPage } from './ShippingPage.tsx'
export { TermsPage } from './TermsPage.tsx'
