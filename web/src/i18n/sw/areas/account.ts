import { account as group } from '../account.ts'

export const account = { account: group } as const
