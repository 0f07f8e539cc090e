import { useLocation, useSearchParams } from 'react-router-dom'
import { ACCOUNT_PAGE_SIZES } from '#contract/rules/constants.ts'
import { errorText } from '#web/api/errorText.ts'
import { browseOrders, readOrdersQuery } from '#web/features/orders/browse.ts'
import { OrderList } from '#web/features/orders/OrderList.tsx'
import { useOrdersOffline } from '#web/features/orders/useOrdersOffline.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths, withQuery } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import type { Browsing } from '#web/ui/readBrowsing.ts'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { PageSizeChoice } from '../catalogue/PageSizeChoice.tsx'

/** The list of orders, used on /orders and in the account. Search, page and page size are in the URL (ORD-001, ACC-003). */
export function OrdersBrowser() {
  const t = useTexts('checkout')
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const { orders, savedAt, isOffline, error, reload } = useOrdersOffline()
  const query = readOrdersQuery(params)

  const queryWith = (patch: Partial<Browsing>) => {
    const { search, page, pageSize } = { ...query, page: 1, ...patch }
    const sized = pageSize === ACCOUNT_PAGE_SIZES[0] ? undefined : pageSize
    return { tab: params.get('tab') ?? undefined, search, page: page === 1 ? undefined : page, pageSize: sized }
  }
  const to = (patch: Partial<Browsing>) => withQuery(pathname, queryWith(patch))
  const change = (patch: Partial<Browsing>) => setParams(to(patch).slice(pathname.length), { replace: true })

  const notKept = <ErrorNote text={t.errors.notKept} onRetry={reload} />
  if (!orders && error) return <ErrorNote text={errorText(error, t)} onRetry={reload} />
  if (!orders) return isOffline ? notKept : <Skeleton lines={6} />
  if (orders.length === 0) {
    return (
      <EmptyState cloth="samaki" mji="jahazi" title={t.orders.empty} text={t.orders.emptyText} jina="slowly">
        <LinkButton to={paths.products()}>{t.orders.browseProducts}</LinkButton>
      </EmptyState>
    )
  }
  const shown = browseOrders(orders, query)
  return (
    <div className="orders-browser">
      <SavedStrip at={savedAt} />
      <SearchField label={t.orders.search} applied={query.search} onSearch={(search) => change({ search })} />
      {shown.orders.length === 0 && isOffline ? (
        notKept
      ) : shown.orders.length === 0 ? (
        <EmptyState title={t.orders.noMatch} jina="asking">
          <LinkButton to={to({ search: '' })}>{t.orders.showAll}</LinkButton>
        </EmptyState>
      ) : (
        <OrderList orders={shown.orders} />
      )}
      <div className="catalogue-foot">
        <Pager page={shown.page} pages={shown.pages} to={(page) => to({ page })} />
        <PageSizeChoice sizes={ACCOUNT_PAGE_SIZES} value={query.pageSize} onChoose={(pageSize) => change({ pageSize })} />
      </div>
    </div>
  )
}
