import type { VerificationEvent } from '#contract/realtime.ts'
import { importWhenOnline } from '#web/api/lazyImport.ts'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addBundles, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { transporterTexts } from '#web/i18n/transporterTexts.ts'
import { toast } from '#web/ui/toast.ts'

addBundles(sellerTexts)
addBundles(transporterTexts)

/** Shows a seller or transporter the result of their verification as a toast, on any page (SPRO-042, TDSH-009). */
export async function showVerificationResult({ role, isVerified }: VerificationEvent): Promise<void> {
  await importWhenOnline(() => loadBundle(role))
  const show = isVerified ? toast.success : toast.notice
  show(() => {
    const { result } = role === 'seller' ? textsNow('seller').seller : textsNow('transporter').transporter
    return isVerified ? result.verified : result.ended
  })
}
