import { Analytics } from '#web/features/sellerReports/Analytics.tsx'
import { RangeChoice } from '#web/features/sellerReports/RangeChoice.tsx'
import { SalesFrame } from '#web/features/sellerReports/SalesFrame.tsx'
import { useSalesList } from '#web/features/sellerReports/useSalesList.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'

/** Revenue per day, top products and order statuses of a period (SDSH-019, SELL-005). */
export function AnalyticsPage() {
  const t = useTexts('sellerMoney', 'areas')
  const list = useSalesList()
  return (
    <AreaPage
      title={t.sellerMoney.analyticsTitle}
      parent={{ name: t.areas.dashboard, to: sellerPaths.dashboard }}
      actions={<RangeChoice range={list.range} onChoose={(days) => list.url.change({ days })} />}
    >
      <SalesFrame {...list}>{(sales) => <Analytics sales={sales} />}</SalesFrame>
    </AreaPage>
  )
}
