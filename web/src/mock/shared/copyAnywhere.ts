import { copyText } from '#web/ui/copyText.ts'

/** Copies a text and returns whether that worked. Over plain http the clipboard API is missing, so a selection is copied instead. */
export const copyAnywhere = async (text: string): Promise<boolean> => (await copyText(text)) || copyBySelection(text)

function copyBySelection(text: string): boolean {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'visually-hidden'
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}
