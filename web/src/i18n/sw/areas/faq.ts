import { faq as group } from '../faq.ts'

export const faq = { faq: group } as const
