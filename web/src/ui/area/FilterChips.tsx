export interface FilterChip {
  value: string
  label: string
  /** The number of rows with this filter. */
  count?: number
}

/** A row of filter buttons, one of them pressed; scrolls sideways on a phone. */
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
