import { PAGE_SIZES } from '#contract/rules/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { SelectField } from '#web/ui/SelectField.tsx'

export interface PageSizeChoiceProps {
  value: number
  onChoose: (pageSize: number) => void
  sizes?: readonly number[]
}

/** A select for the number of entries per page (CAT-007, ACC-004). */
export function PageSizeChoice({ value, onChoose, sizes = PAGE_SIZES }: PageSizeChoiceProps) {
  const t = useTexts('shop')
  return (
    <div className="page-size">
      <SelectField
        label={t.catalogue.pageSize}
        value={String(value)}
        options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(event) => onChoose(Number(event.target.value))}
      />
    </div>
  )
}
