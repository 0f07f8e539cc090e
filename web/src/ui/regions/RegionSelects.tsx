import { LoadFailed } from '../LoadFailed.tsx'
import { SelectField, type SelectFieldProps } from '../SelectField.tsx'
import { useRegions } from './useRegions.ts'

export interface RegionSelectsProps {
  /** Both with their value, label and error. */
  region: SelectFieldProps & { value: string }
  district: SelectFieldProps & { value: string }
  /** The option for none. */
  choose: string
  /** Another region has other districts. */
  onRegion: (region: string) => void
  /** Of the box round both. */
  className: string
}

/** Tanzania's regions with their districts (ADDR-008). */
export function RegionSelects({ region, district, choose, onRegion, className }: RegionSelectsProps) {
  const { regions, failure } = useRegions()
  return (
    <>
      {failure && <LoadFailed {...failure} />}
      <div className={className}>
        <SelectField
          {...region}
          onChange={(event) => onRegion(event.target.value)}
          options={optionsOf(choose, regions ? Object.keys(regions) : [], region.value)}
        />
        <SelectField
          {...district}
          disabled={region.value === ''}
          options={optionsOf(choose, regions?.[region.value] ?? [], district.value)}
        />
      </div>
    </>
  )
}

/** A value typed for another country, or kept while the list loads, stays choosable. */
function optionsOf(none: string, names: readonly string[], value: string) {
  const all = value === '' || names.includes(value) ? names : [value, ...names]
  return [{ value: '', label: none }, ...all.map((name) => ({ value: name, label: name }))]
}
