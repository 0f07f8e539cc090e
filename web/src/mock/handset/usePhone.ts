import { useCallback } from 'react'
import { control } from '../control.ts'
import { PhoneReply } from '../shapes.ts'
import { type Polled, usePolled } from '../shared/usePolled.ts'

export function usePhone(msisdn: string): Polled<PhoneReply> {
  const load = useCallback((signal: AbortSignal) => control(`/phones/${msisdn}`, PhoneReply, { signal }), [msisdn])
  return usePolled(load)
}
