import { fill, type Language, type Texts } from '#web/i18n/texts.ts'
import { shownParts } from '#web/ui/fishName.ts'
import type { CardOf } from './card.ts'

/** The sentence of an answer in the language of these texts, if it is not the chosen one; null for one this version does not have (CHAT-065). */
export function replyText({ of, text, about = {}, how }: CardOf<'reply'>, t: Texts<'topics'>, language?: Language): string | null {
  const texts: Readonly<Record<string, string>> = of === 'topics' ? t.topics : t.repairs
  const sentence = Object.hasOwn(texts, text) ? texts[text] : undefined
  if (sentence === undefined) return null
  const said = fill(sentence, values(about, t, language))
  if (how === 'sorry') return `${t.repairs.sorry} ${said}`
  if (how !== 'again') return said
  return fill(t.topics.again, { fact: said.replace(/\.$/, ''), shopPhone: about['shopPhone'] ?? '' }).replace('?.', '?')
}

/** `@stepShipping` is the text of that key; `⟦Nile tilapia (Sato), 1 kg⟧` a fish. */
const values = (about: Readonly<Record<string, string>>, t: Texts<'topics'>, language?: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(about).map(([name, value]) => [
      name,
      value.startsWith('@')
        ? t.topics[value.slice(1) as keyof typeof t.topics]
        : value.replace(/⟦(.+?)⟧/g, (_, fish: string) => label(fish, language)),
    ]),
  )

/** `Nile tilapia, 1 kg`, in Swahili `Sato, 1 kg`. */
function label(name: string, language?: Language): string {
  const { title, unit } = shownParts(name, language)
  return [title, unit].filter(Boolean).join(', ')
}
