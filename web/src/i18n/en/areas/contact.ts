import { contact as group } from '../contact.ts'

export const contact = { contact: group } as const
