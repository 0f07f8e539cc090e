import { ErrorScreen } from './ErrorScreen.tsx'

/** Any path that is no page (NAV-017). */
export const NotFound = () => <ErrorScreen status={404} />
