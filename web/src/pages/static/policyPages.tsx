import { PolicyPage } from './PolicyPage.tsx'

// One chunk for all four pages, because they consist of little more than shared texts.
export { ShippingPage } from './ShippingPage.tsx'

/** The policy on returns (STAT-018). */
export const ReturnsPage = () => <PolicyPage policy="returns" />

/** The terms of use (STAT-019). */
export const TermsPage = () => <PolicyPage policy="terms" />

/** Which personal data are stored, and why (STAT-020 to STAT-022). */
export const PrivacyPage = () => <PolicyPage policy="privacy" />
