import { control } from '../../control.ts'
import { AccountsReply } from '../../shapes.ts'
import { useOnce } from '../../shared/useOnce.ts'

export const useAccounts = () => useOnce(readAccounts)
export type Accounts = ReturnType<typeof useAccounts>

const readAccounts = (signal?: AbortSignal) => control('/accounts', AccountsReply, { signal })
