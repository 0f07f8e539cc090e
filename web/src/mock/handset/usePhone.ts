import { useCallback } from 'react'
import { getPhone, type PhoneView } from '#contract/control/phones.ts'
import { control } from '../control.ts'
import { type Polled, usePolled } from '../shared/usePolled.ts'

export function usePhone(msisdn: string): Polled<PhoneView> {
  const load = useCallback((signal: AbortSignal) => control(getPhone, { params: { msisdn }, signal }), [msisdn])
  return usePolled(load)
}
