import { nameParts } from '#web/ui/nameParts.ts'

/** A fish in an answer, which `replyText` calls by the name the language of the day leads with (CHAT-139). */
export const asFish = (name: string): string => `⟦${name}⟧`

export function asFishWithoutUnit(name: string): string {
  const { title, local } = nameParts(name)
  return asFish(local === null ? title : `${title} (${local})`)
}
