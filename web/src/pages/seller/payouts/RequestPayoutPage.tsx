import { useNavigate } from 'react-router-dom'
import { BalanceEquation } from '#web/features/payouts/BalanceEquation.tsx'
import { RequestPayoutForm } from '#web/features/payouts/RequestPayoutForm.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

/** The form to request a payout, on its own page (SPAY-012). */
export function RequestPayoutPage() {
  const t = useTexts('sellerMoney')
  const navigate = useNavigate()
  return (
    <AreaPage title={t.sellerMoney.requestTitle} parent={{ name: t.sellerMoney.payoutsTitle, to: sellerPaths.payouts() }} narrow>
      <BalanceEquation />
      <RequestPayoutForm onRequested={() => void navigate(sellerPaths.payouts())} />
    </AreaPage>
  )
}
