import { useCallback, useEffect, useState } from 'react'
import { importAgain, importFiles, type LoadFailure, onNetworkBack, reasonOf } from '#web/api/lazyImport.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { SelectField, type SelectFieldProps } from './SelectField.tsx'

type SelectProps = Omit<SelectFieldProps, 'options'> & { value: string }

interface RegionSelectsProps {
  /** Props of the selects, including value, label and error. */
  region: SelectProps
  district: SelectProps
  /** The label of the empty option. */
  choose: string
  /** Called with the new region; the caller must clear the district. */
  onRegion: (region: string) => void
  /** Class of the element around both selects. */
  className: string
}

/** Selects for Tanzania's regions and their districts (ADDR-008). */
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

/** Adds the current value as an option, if it isn't in the list or the list is still loading. */
function optionsOf(none: string, names: readonly string[], value: string) {
  const all = value === '' || names.includes(value) ? names : [value, ...names]
  return [{ value: '', label: none }, ...all.map((name) => ({ value: name, label: name }))]
}

type Regions = Readonly<Record<string, readonly string[]>>
let loaded: Regions | null = null

const load = async () => (loaded ??= (await import('#contract/rules/regions.ts')).regions)

/** Loads regions and districts when a form first needs them; null until then. `failure` is set if loading failed. */
function useRegions(): { regions: Regions | null; failure: { reason: LoadFailure; onRetry: () => void } | null } {
  const [regions, setRegions] = useState(loaded)
  const [reason, setReason] = useState<LoadFailure | null>(null)
  const attempt = useCallback((importer: typeof importFiles<Regions>) => {
    void importer(load).then(setRegions, (error: unknown) => setReason(reasonOf(error)))
  }, [])
  useEffect(() => {
    if (regions) return
    attempt(importFiles)
    return onNetworkBack(() => attempt(importFiles))
  }, [regions, attempt])
  return { regions, failure: reason && !regions ? { reason, onRetry: () => attempt(importAgain) } : null }
}
