import { type Payout, PayoutStatus } from '#contract/payout.ts'
import { formatAmount } from '#contract/rules/money.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { errorText } from '#web/api/errorText.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fill, type Texts, useTexts } from '#web/i18n/texts.ts'
import { dateOrAmountSorting, dateOrAmountSorts } from '#web/ui/area/dateOrAmountSort.ts'
import { FilterChips } from '#web/ui/area/FilterChips.tsx'
import { ListFoot } from '#web/ui/area/ListFoot.tsx'
import { pageOf } from '#web/ui/area/pageOf.ts'
import { type Column, Records, TwoLines } from '#web/ui/area/Records.tsx'
import { Button } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Money } from '#web/ui/Money.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import type { Action } from '#web/ui/useAction.ts'
import { operatorName } from './operators.ts'
import { PayoutBadge } from './PayoutBadge.tsx'
import { countsOf, mayCancel, shownId } from './payouts.ts'
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
    <div className={classes('stack', 'payout-list')}>
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

interface PayoutRecordsProps {
  rows: readonly Payout[]
  sort: string
  onSort: (sort: string) => void
  onOpen: (payout: Payout) => void
  cancelling: Action<[Payout]>
}

/** The payouts as a table, or as cards on a phone (SPAY-003, SPAY-006, SELL-012). */
function PayoutRecords({ rows, sort, onSort, onOpen, cancelling }: PayoutRecordsProps) {
  const { sellerMoney: t } = useTexts('sellerMoney')
  const columns: Column<Payout>[] = [
    ...factColumns(t),
    {
      name: 'actions',
      header: t.actions,
      atEnd: true,
      cell: (payout) => (
        <span className="payout-actions">
          <CancelButton payout={payout} cancelling={cancelling} />
          <IconButton icon="right" label={fill(t.detailsOf, { id: shownId(payout) })} onClick={() => onOpen(payout)} />
        </span>
      ),
    },
  ]
  return (
    <Records
      label={t.payoutsTitle}
      rows={rows}
      keyOf={({ id }) => id}
      columns={columns}
      sorting={dateOrAmountSorting(sort, { date: 'date', amount: 'amount' }, onSort)}
      card={(payout) => (
        <div className="payout-card">
          <PayoutCard payout={payout} onOpen={onOpen} />
          <CancelButton payout={payout} cancelling={cancelling} />
        </div>
      )}
    />
  )
}

const factColumns = (t: Texts<'sellerMoney'>['sellerMoney']): Column<Payout>[] => [
  { name: 'id', header: t.payout, cell: (payout) => <TwoLines first={<b>{shownId(payout)}</b>} second={payout.reference} /> },
  { name: 'date', header: t.requested, cell: ({ createdAt }) => formatDateTime(createdAt), isSortable: true },
  {
    name: 'to',
    header: t.to,
    cell: ({ metadata }) => <TwoLines first={operatorName(metadata.operator)} second={<Unparted text={maskPhone(metadata.phone)} />} />,
  },
  {
    name: 'amount',
    header: t.amountTzs,
    cell: ({ amount }) => <b>{formatAmount(amount)}</b>,
    atEnd: true,
    isSortable: true,
  },
  { name: 'status', header: t.statusName, cell: ({ status }) => <PayoutBadge status={status} /> },
]

const PayoutCard = ({ payout, onOpen }: { payout: Payout; onOpen: (payout: Payout) => void }) => (
  <button type="button" className="record-card" onClick={() => onOpen(payout)}>
    <span className="record-line">
      <b>{shownId(payout)}</b>
      <PayoutBadge status={payout.status} />
    </span>
    <span className="record-line small muted">
      <span>
        <Unparted text={`${operatorName(payout.metadata.operator)} · ${maskPhone(payout.metadata.phone)}`} />
      </span>
    </span>
    <span className="record-line small muted">
      {formatDateTime(payout.createdAt)} <Money shillings={payout.amount} />
    </span>
  </button>
)

function CancelButton({ payout, cancelling }: { payout: Payout; cancelling: Action<[Payout]> }) {
  const { sellerMoney: t } = useTexts('sellerMoney')
  if (!mayCancel(payout)) return null
  return (
    <Button
      kind="risk"
      busy={cancelling.busy}
      aria-label={fill(t.cancelOf, { id: shownId(payout) })}
      onClick={() => void cancelling.run(payout)}
    >
      {t.cancel}
    </Button>
  )
}
