import { PAGE_SIZES } from '#contract/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { SelectField } from '#web/ui/SelectField.tsx'

/** CAT-007. */
export function PageSizeChoice({ value, onChoose }: { value: number; onChoose: (pageSize: number) => void }) {
  const t = useTexts()
  return (
    <div className="page-size">
      <SelectField
        label={t.catalogue.pageSize}
        value={String(value)}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(event) => onChoose(Number(event.target.value))}
      />
    </div>
  )
}
