import { type Payout, PayoutStatus } from '#contract/payout.ts'
import { errorText } from '#web/api/errorText.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { dateOrAmountSorts } from '#web/ui/area/dateOrAmountSort.ts'
import { FilterChips } from '#web/ui/area/FilterChips.tsx'
import { ListFoot } from '#web/ui/area/ListFoot.tsx'
import { pageOf } from '#web/ui/area/pageOf.ts'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import styles from './PayoutList.module.css'
import { PayoutRecords } from './PayoutRecords.tsx'
import { countsOf } from './payouts.ts'
import { useCancelPayout } from './useCancelPayout.ts'
import type { PayoutListState } from './usePayoutList.ts'

/** The list of payouts, with status filters and paging (SPAY-001, SPAY-002, SPRD-008). */
export function PayoutList({ url, result, rows }: PayoutListState) {
  const t = useTexts('sellerMoney')
  const cancelling = useCancelPayout()
  const { values, change } = url
  const { data, error, reload } = result
  if (error && !data) return <ErrorNote text={errorText(error, t)} onRetry={reload} />
  if (!data || !rows) return <Skeleton lines={6} />
  if (data.length === 0) return <EmptyState mji="jahazi" title={t.sellerMoney.none} text={t.sellerMoney.noneText} />

  const counts = countsOf(data)
  const shown = pageOf(rows, values.page, values.pageSize)
  const open = ({ id }: Payout) => change({ payout: id, page: shown.page })
  return (
    <div className={classes('stack', styles.payoutList)}>
      <FilterChips
        label={t.sellerMoney.statusName}
        value={PayoutStatus.options.some((status) => status === values.status) ? values.status : 'all'}
        onChoose={(status) => change({ status })}
        chips={[
          { value: 'all', label: t.sellerMoney.all, count: data.length },
          ...PayoutStatus.options.map((status) => ({ value: status, label: t.sellerMoney.status[status], count: counts[status] })),
        ]}
      />
      <SelectField
        label={t.sellerMoney.sort}
        value={values.sort}
        options={dateOrAmountSorts.map((value) => ({ value, label: t.sellerMoney.sorts[value] }))}
        onChange={(event) => change({ sort: event.target.value })}
      />
      {rows.length === 0 ? (
        <EmptyState title={t.sellerMoney.noMatch}>
          <Button kind="line" onClick={() => change({ status: 'all' })}>
            {t.sellerMoney.showAll}
          </Button>
        </EmptyState>
      ) : (
        <>
          <PayoutRecords rows={shown.rows} sort={values.sort} onSort={(sort) => change({ sort })} onOpen={open} cancelling={cancelling} />
          <ListFoot shown={shown} url={url} />
        </>
      )}
    </div>
  )
}
