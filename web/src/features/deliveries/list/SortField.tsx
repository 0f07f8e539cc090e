import { useTexts } from '#web/i18n/texts.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { useMinWidth } from '#web/ui/useMinWidth.ts'

export interface SortFieldProps {
  sort: string
  order: string
  onSort: (sorting: { sort: string; order: string }) => void
}

/** A sort menu for narrow screens, where the list has no column headers. */
export function SortField({ sort, order, onSort }: SortFieldProps) {
  const { transporter: t } = useTexts('transporter')
  const hasHeaders = useMinWidth('page')
  if (hasHeaders) return null
  return (
    <SelectField
      label={t.sortBy}
      value={`${sort} ${order}`}
      options={[
        { value: 'date desc', label: t.sorts.newest },
        { value: 'date asc', label: t.sorts.oldest },
        { value: 'status asc', label: t.sorts.status },
        { value: 'status desc', label: t.sorts.statusBack },
      ]}
      onChange={(event) => {
        const [column = '', direction = ''] = event.target.value.split(' ')
        onSort({ sort: column, order: direction })
      }}
    />
  )
}
