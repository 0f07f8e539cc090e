import { PolicyPage } from './PolicyPage.tsx'

// One chunk: each is hardly more than its texts, which the four share.
export { ShippingPage } from './ShippingPage.tsx'

/** What may be returned, and how (STAT-018). */
export const ReturnsPage = () => <PolicyPage policy="returns" />

/** The terms of use (STAT-019). */
export const TermsPage = () => <PolicyPage policy="terms" />

/** Which personal data are stored, and why (STAT-020 to STAT-022). */
export const PrivacyPage = () => <PolicyPage policy="privacy" />
