import { chat } from '../chat.ts'

const area = { chat } as const

export { area as chat }
