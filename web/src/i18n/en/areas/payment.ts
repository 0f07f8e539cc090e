import { payment as group } from '../payment.ts'

export const payment = { payment: group } as const
