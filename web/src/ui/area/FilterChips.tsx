export interface FilterChip {
  value: string
  label: string
  /** How many rows it would show. */
  count?: number
}

/** A row of filters of which one is pressed; on a phone it scrolls sideways. */
export const FilterChips = ({
  label,
  chips,
  value,
  onChoose,
}: {
  label: string
  chips: readonly FilterChip[]
  value: string
  onChoose: (value: string) => void
}) => (
  <div className="filter-chips" role="group" aria-label={label}>
    {chips.map((chip) => (
      <button
        key={chip.value}
        type="button"
        className="filter-chip"
        aria-pressed={chip.value === value}
        onClick={() => onChoose(chip.value)}
      >
        {chip.label}
        {chip.count !== undefined && <span>{chip.count}</span>}
      </button>
    ))}
  </div>
)
