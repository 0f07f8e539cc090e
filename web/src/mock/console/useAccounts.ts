import { control } from '../control.ts'
import { useOnce } from '../shared/useOnce.ts'
import { AccountsReply } from '../shapes.ts'

export const useAccounts = () => useOnce(readAccounts)
export type Accounts = ReturnType<typeof useAccounts>

const readAccounts = (signal: AbortSignal) => control('/accounts', AccountsReply, { signal })
