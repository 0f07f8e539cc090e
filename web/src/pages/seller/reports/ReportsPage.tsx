import { RangeChoice } from '#web/features/sellerReports/RangeChoice.tsx'
import { SalesFrame } from '#web/features/sellerReports/SalesFrame.tsx'
import { SalesReport } from '#web/features/sellerReports/SalesReport.tsx'
import { salesColumns } from '#web/features/sellerReports/salesRows.ts'
import { useSalesList } from '#web/features/sellerReports/useSalesList.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { CsvButton } from '#web/ui/area/CsvButton.tsx'

/** Sales per day of a period, with the change from the previous period (SDSH-018, SELL-005). */
export function ReportsPage() {
  const t = useTexts('sellerMoney', 'areas')
  const list = useSalesList()
  const { range, url, sales } = list
  const hasSales = sales !== undefined && sales.total.orders > 0
  return (
    <AreaPage
      title={t.sellerMoney.reportsTitle}
      parent={{ name: t.areas.dashboard, to: sellerPaths.dashboard }}
      actions={
        <>
          <RangeChoice range={range} onChoose={(days) => url.change({ days })} />
          <CsvButton name={`sales-${range}-days`} rows={hasSales ? (list.rows ?? []) : []} columns={salesColumns(t)} />
        </>
      }
    >
      <SalesFrame {...list}>{(known) => hasSales && <SalesReport {...list} sales={known} />}</SalesFrame>
    </AreaPage>
  )
}
