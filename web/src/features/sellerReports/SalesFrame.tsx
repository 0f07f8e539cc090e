import type { ReactNode } from 'react'
import { errorText } from '#web/api/errorText.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { SalesFigures } from './SalesFigures.tsx'
import type { Sales } from './sales.ts'
import type { SalesResult } from './useSales.ts'

/** Wraps a sales report: its totals, and the states loading, failed and no sales. */
export function SalesFrame({ sales, error, reload, children }: Omit<SalesResult, 'now'> & { children: (sales: Sales) => ReactNode }) {
  const t = useTexts('sellerMoney')
  if (error) return <ErrorNote text={errorText(error, t)} onRetry={reload} />
  if (!sales) return <Skeleton lines={6} />
  return (
    <>
      <SalesFigures sales={sales} />
      {sales.total.orders === 0 && (
        <EmptyState title={t.sellerMoney.noSales} text={t.sellerMoney.noSalesText}>
          <LinkButton kind="line" to={sellerPaths.orders()}>
            {t.sellerMoney.toOrders}
          </LinkButton>
        </EmptyState>
      )}
      {children(sales)}
    </>
  )
}
