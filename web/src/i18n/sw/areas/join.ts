import { join as group } from '../join.ts'

export const join = { join: group } as const
