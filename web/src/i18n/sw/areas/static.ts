import { about } from '../about.ts'
import { contact } from '../contact.ts'
import { faq } from '../faq.ts'

const area = { about, contact, faq } as const

export { area as static }
