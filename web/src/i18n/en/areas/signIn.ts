import { session } from '../session.ts'

export const signIn = { session } as const
