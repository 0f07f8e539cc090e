import { useEffect } from 'react'
import { create } from 'zustand'
import { importFiles } from '#web/api/lazyImport.ts'
import { groupsOf, type Language, type Texts, textsNow, useLanguage, useTexts } from './texts.ts'

/** The texts `topics` in the language that is not chosen. They are loaded once the buyer writes a line in it (CHAT-164). */
const beside = create<Readonly<Partial<Record<Language, object>>>>()(() => ({}))

/** Resolves when the texts `topics` can be read in `language` too; throws LoadError. */
export async function loadTopics(language: Language): Promise<void> {
  if (beside.getState()[language]) return
  const group = await importFiles(() => groupsOf('topics', language), language)
  beside.setState({ [language]: group })
}

interface Topics {
  readonly texts: Texts<'topics'>
  /** Missing if the texts are in the chosen language. */
  readonly language?: Language
}

/** Returns the texts `topics` in a language, or in the chosen one until these have loaded. */
export function useTopicsIn(language: Language | undefined): Topics {
  const chosen = useTexts('topics')
  const { language: now } = useLanguage()
  const wanted = language === now ? undefined : language
  const texts = beside((all) => wanted && all[wanted])
  useEffect(() => {
    if (wanted !== undefined) loadTopics(wanted).catch(() => undefined) // the component keeps the texts in the chosen language
  }, [wanted])
  return texts && wanted ? { texts: { ...chosen, ...texts }, language: wanted } : { texts: chosen }
}

/** Returns the texts `topics` for code outside components, after `loadTopics`. null means the chosen language. */
export const topicsIn = (language: Language | null): Topics =>
  language === null ? { texts: textsNow('topics') } : { texts: { ...textsNow('topics'), ...beside.getState()[language] }, language }
