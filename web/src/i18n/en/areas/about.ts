import { about as group } from '../about.ts'

export const about = { about: group } as const
