import type { Payout } from '#contract/payout.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { formatDateTime } from '#web/i18n/dates.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { type Column, Records } from '#web/ui/area/Records.tsx'
import { Button } from '#web/ui/Button.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import type { Action } from '#web/ui/useAction.ts'
import { operatorName } from './operators.ts'
import { PayoutBadge } from './PayoutBadge.tsx'
import styles from './PayoutRecords.module.css'
import { mayCancel, shownId } from './payouts.ts'

export interface PayoutRecordsProps {
  rows: readonly Payout[]
  sort: string
  onSort: (sort: string) => void
  onOpen: (payout: Payout) => void
  cancelling: Action<[Payout]>
}

/** The payouts as a table, or as cards on a phone (SPAY-003, SPAY-006, SELL-012). */
export function PayoutRecords({ rows, sort, onSort, onOpen, cancelling }: PayoutRecordsProps) {
  const t = useTexts('sellerMoney')
  const cancelButton = (payout: Payout) =>
    mayCancel(payout) && (
      <Button
        kind="risk"
        busy={cancelling.busy}
        aria-label={fill(t.sellerMoney.cancelOf, { id: shownId(payout) })}
        onClick={() => void cancelling.run(payout)}
      >
        {t.sellerMoney.cancel}
      </Button>
    )
  const columns: Column<Payout>[] = [
    { name: 'id', header: t.sellerMoney.payout, cell: (payout) => <TwoLines first={<b>{shownId(payout)}</b>} second={payout.reference} /> },
    { name: 'date', header: t.sellerMoney.requested, cell: ({ createdAt }) => formatDateTime(createdAt), isSortable: true },
    {
      name: 'to',
      header: t.sellerMoney.to,
      cell: ({ metadata }) => <TwoLines first={operatorName(metadata.operator)} second={<Unparted text={maskPhone(metadata.phone)} />} />,
    },
    {
      name: 'amount',
      header: t.sellerMoney.amountTzs,
      cell: ({ amount }) => <b>{formatTzs(amount).replace('TZS ', '')}</b>,
      atEnd: true,
      isSortable: true,
    },
    { name: 'status', header: t.sellerMoney.statusName, cell: ({ status }) => <PayoutBadge status={status} /> },
    {
      name: 'actions',
      header: t.sellerMoney.actions,
      atEnd: true,
      cell: (payout) => (
        <span className={styles.payoutActions}>
          {cancelButton(payout)}
          <IconButton icon="right" label={fill(t.sellerMoney.detailsOf, { id: shownId(payout) })} onClick={() => onOpen(payout)} />
        </span>
      ),
    },
  ]
  const column = sort === 'most' || sort === 'least' ? 'amount' : 'date'
  const descending = sort !== 'oldest' && sort !== 'least'
  const sortBy = (name: string) => {
    const turned = name === column && descending
    onSort(name === 'amount' ? (turned ? 'least' : 'most') : turned ? 'oldest' : 'newest')
  }
  return (
    <Records
      label={t.sellerMoney.payoutsTitle}
      rows={rows}
      keyOf={({ id }) => id}
      columns={columns}
      sorting={{ column, descending, onSort: sortBy }}
      card={(payout) => (
        <div className={styles.payoutCard}>
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
          {cancelButton(payout)}
        </div>
      )}
    />
  )
}

const TwoLines = ({ first, second }: { first: React.ReactNode; second: React.ReactNode }) => (
  <span className="two-lines">
    {first}
    <span className="muted">{second}</span>
  </span>
)
