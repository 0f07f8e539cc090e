import type { mockLinks as en } from '../en/mockLinks.ts'
import type { Translation } from '../placeholders.ts'

export const mockLinks: Translation<typeof en> = {
  handset: 'Fungua simu ya majaribio',
}
