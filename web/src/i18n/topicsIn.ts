import { useEffect } from 'react'
import { create } from 'zustand'
import { importFiles } from '#web/api/lazyImport.ts'
import { groupsOf, type Language, type Texts, textsNow, useLanguage, useTexts } from './texts.ts'

/** The answers in the language that is not chosen, once a line was written in it (CHAT-164). */
const beside = create<Readonly<Partial<Record<Language, object>>>>()(() => ({}))

/** Resolves when the answers can be read in that language too; throws LoadError. */
export async function loadTopics(language: Language): Promise<void> {
  if (beside.getState()[language]) return
  const group = await importFiles(() => groupsOf('topics', language), language)
  beside.setState({ [language]: group })
}

interface Topics {
  readonly texts: Texts<'topics'>
  /** Absent: the chosen one. */
  readonly language?: Language
}

/** The answers in a language; in the chosen one while they cannot be had. */
export function useTopicsIn(language: Language | undefined): Topics {
  const chosen = useTexts('topics')
  const { language: now } = useLanguage()
  const wanted = language === now ? undefined : language
  const texts = beside((all) => wanted && all[wanted])
  useEffect(() => {
    if (wanted !== undefined) loadTopics(wanted).catch(() => undefined) // then it stays in the chosen one
  }, [wanted])
  return texts && wanted ? { texts: { ...chosen, ...texts }, language: wanted } : { texts: chosen }
}

/** For code outside components, after `loadTopics`; null for the chosen language. */
export const topicsIn = (language: Language | null): Topics =>
  language === null ? { texts: textsNow('topics') } : { texts: { ...textsNow('topics'), ...beside.getState()[language] }, language }
