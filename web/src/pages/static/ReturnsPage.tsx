import { PolicyPage } from './PolicyPage.tsx'

/** STAT-018. */
export const ReturnsPage = () => <PolicyPage policy="returns" />
