import { useId } from 'react'
import { BalanceEquation } from '#web/features/payouts/BalanceEquation.tsx'
import { payoutColumns } from '#web/features/payouts/payoutCsv.ts'
import { PayoutDetails } from '#web/features/payouts/PayoutDetails.tsx'
import { PayoutList } from '#web/features/payouts/PayoutList.tsx'
import { RequestPayoutForm } from '#web/features/payouts/RequestPayoutForm.tsx'
import { usePayoutList } from '#web/features/payouts/usePayoutList.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { CsvButton } from '#web/ui/area/CsvButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { useMinWidth } from '#web/ui/useMinWidth.ts'

/** Earnings and payouts (SPAY-001). From 1024 px, the request form is beside the list. */
export function PayoutsPage() {
  const t = useTexts('sellerMoney')
  const isWide = useMinWidth('desk')
  const list = usePayoutList()
  const heading = useId()
  const { payout, page } = list.url.values
  const details = payout !== '' && <PayoutDetails key={payout} id={payout} onClose={() => list.url.change({ payout: '', page })} />
  return (
    <AreaPage
      title={t.sellerMoney.payoutsTitle}
      actions={<CsvButton name="payouts" rows={list.rows ?? []} columns={payoutColumns(t)} />}
      {...(!isWide && {
        foot: (
          <LinkButton kind="sun" large block to={sellerPaths.requestPayout}>
            {t.sellerMoney.request}
          </LinkButton>
        ),
      })}
    >
      <BalanceEquation />
      <div className={classes('stack', 'payout-columns')}>
        {!isWide && details}
        <PayoutList {...list} />
        {isWide && (
          <div className="stack">
            {details}
            <section className="card payout-panel" aria-labelledby={heading}>
              <h2 id={heading}>{t.sellerMoney.requestTitle}</h2>
              <RequestPayoutForm onRequested={() => {}} />
            </section>
          </div>
        )}
      </div>
    </AreaPage>
  )
}
