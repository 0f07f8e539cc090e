import { listAccounts } from '#contract/control/people.ts'
import { control } from '../../control.ts'
import { useOnce } from '../../shared/useOnce.ts'

export const useAccounts = () => useOnce(readAccounts)
export type Accounts = ReturnType<typeof useAccounts>

const readAccounts = (signal?: AbortSignal) => control(listAccounts, { signal })
