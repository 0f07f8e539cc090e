import { PolicyPage } from './PolicyPage.tsx'

/** STAT-020 to STAT-022. */
export const PrivacyPage = () => <PolicyPage policy="privacy" />
