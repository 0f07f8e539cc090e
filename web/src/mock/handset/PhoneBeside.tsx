import type { WorldClock } from '../shared/clock/useWorldClock.ts'
import { Handset } from './Handset.tsx'
import { usePhone } from './usePhone.ts'

/** One of several phones (QA-020). */
export const PhoneBeside = ({ msisdn, clock, close }: { msisdn: string; clock: WorldClock; close: string | (() => void) }) => (
  <Handset msisdn={msisdn} phone={usePhone(msisdn)} clock={clock} close={close} />
)
