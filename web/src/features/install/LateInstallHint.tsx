import { withTexts } from '#web/i18n/texts.ts'
import { later } from '#web/ui/later.tsx'
import { useInstallOffer } from './offer.ts'

const InstallHint = later(async () => (await withTexts(() => import('./InstallHint.tsx'), 'install')).InstallHint, {
  meanwhile: null,
  failed: null,
})

/** Loads the install hint beside an order that was just placed, if the browser can install the app (PWA-009). */
export function LateInstallHint({ orderId }: { orderId: string }) {
  const isOffered = useInstallOffer((offer) => offer.orderId === orderId && (offer.prompt !== null || isIosBrowser()) && !isInstalled())
  return isOffered ? <InstallHint /> : null
}

/** Only iOS has the property `standalone`. iOS doesn't fire `beforeinstallprompt`: buyers install from the share menu. */
const isIosBrowser = (): boolean => 'standalone' in navigator && navigator.standalone === false

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches
