import { fillCount } from '#web/i18n/fillCount.ts'
import type { CountForms } from '#web/i18n/placeholders.ts'
import { fill, type Language, type Texts } from '#web/i18n/texts.ts'
import { shownParts } from '#web/ui/fishName.ts'
import type { CardOf } from './card.ts'
import { type About, type Fact, keyOf } from './fact.ts'
import { shopFacts } from './shopFacts.ts'

/** Returns the sentence of a reply, or null if this version does not have its key (CHAT-065). Pass `language` only if it is not the chosen one. */
export function replyText({ of, text, about = {}, how }: CardOf<'reply'>, t: Texts<'topics'>, language?: Language): string | null {
  const texts: Readonly<Record<string, string | CountForms>> = of === 'topics' ? t.topics : t.repairs
  const sentence = Object.hasOwn(texts, text) ? texts[text] : undefined
  if (sentence === undefined) return null
  const facts: Record<string, string> = { ...shopFacts, ...values(about, t, language) }
  const filled = typeof sentence === 'string' ? fill(sentence, facts) : fillCount(sentence, { ...facts, n: Number(facts['n']) }, language)
  if (how === 'sorry') return `${t.repairs.sorry} ${filled}`
  if (how !== 'again') return filled
  return fill(t.topics.again, { ...shopFacts, fact: filled.replace(/\.$/, '') }).replace('?.', '?')
}

function values(about: About, t: Texts<'topics'>, language?: Language): Record<string, string> {
  const texts: Readonly<Record<string, string | CountForms>> = t.topics
  const value = (fact: Fact): string => {
    if (Array.isArray(fact)) return fact.map(value).join('')
    const key = keyOf(fact)
    const named = key !== null && Object.hasOwn(texts, key) ? texts[key] : undefined
    if (typeof named === 'string') return named
    if (typeof fact === 'string') return fact.replace(EARLIER_FISH, (_, fish: string) => label(fish, language))
    return 'fish' in fact ? label(fact.fish, language) : ''
  }
  return Object.fromEntries(Object.entries(about).map(([name, fact]) => [name, value(fact)]))
}

/** How older stored threads write a fish name. */
const EARLIER_FISH = /⟦(.+?)⟧/g

/** Returns `Nile tilapia, 1 kg`, in Swahili `Sato, 1 kg`. */
function label(name: string, language?: Language): string {
  const { title, unit } = shownParts(name, language)
  return [title, unit].filter(Boolean).join(', ')
}
