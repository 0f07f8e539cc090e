import { PolicyPage } from './PolicyPage.tsx'

/** STAT-019. */
export const TermsPage = () => <PolicyPage policy="terms" />
