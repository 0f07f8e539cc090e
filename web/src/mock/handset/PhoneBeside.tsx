import { useCallback } from 'react'
import { getPhone, type PhoneView } from '#contract/control/phones.ts'
import { control } from '../control.ts'
import type { WorldClock } from '../shared/clock/useWorldClock.ts'
import { type Polled, usePolled } from '../shared/usePolled.ts'
import { Handset } from './Handset.tsx'
import { PhoneSwitches } from './PhoneSwitches.tsx'

/** A phone shown beside others (QA-020). */
export function PhoneBeside({ msisdn, clock, close }: { msisdn: string; clock: WorldClock; close: string | (() => void) }) {
  const phone = usePhone(msisdn)
  return (
    <Handset msisdn={msisdn} phone={phone} clock={clock} close={close}>
      <PhoneSwitches msisdn={msisdn} phone={phone} />
    </Handset>
  )
}

export function usePhone(msisdn: string): Polled<PhoneView> {
  const load = useCallback((signal: AbortSignal) => control(getPhone, { params: { msisdn }, signal }), [msisdn])
  return usePolled(load)
}
