import type { oldBrowser as en } from '../en/oldBrowser.ts'
import type { Translation } from '../placeholders.ts'

export const oldBrowser: Translation<typeof en> = {
  update: 'Browser hii ni ya zamani mno kwa Samaki: sasisha (update) Chrome, kisha fungua tena ukurasa huu.',
}
