import { useEffect, useRef } from 'react'
import { useLanguage, useTexts } from '#web/i18n/texts.ts'
import { announce } from '#web/ui/announce.ts'
import { useNames } from '../../cards/useNames.ts'
import { guideText } from '../../guide/guideTexts.ts'
import { type Card, isKnown } from '../../kinds/card.ts'
import { kinds, screenReaderText } from '../../kinds/kinds.ts'
import type { Entry } from '../../transcript/entry.ts'
import { isOpenQuestion } from '../../transcript/openQuestion.ts'

/** Announces each new entry once to screen readers; the log itself is `aria-live="off"` (CHAT-070). */
export function useAnnounceEntries(entries: readonly Entry[], loaded: boolean): void {
  const t = useTexts('chat')
  const names = useNames()
  const spoken = useRef<Set<string> | null>(null)
  const seen = useRef<readonly Entry[]>([])
  const { language } = useLanguage()
  const spokenIn = useRef(language)
  useEffect(() => {
    if (!loaded) return
    const first = spoken.current === null
    const known = (spoken.current ??= new Set())
    const fresh = changedFrom(seen.current, entries).filter(({ id }) => !known.has(id))
    seen.current = entries
    for (const { id } of fresh) known.add(id)
    const latest = first ? fresh.slice(-1) : fresh
    const polite: string[] = []
    if (spokenIn.current !== language) {
      spokenIn.current = language
      const live = entries.findLast(isOpenQuestion)
      if (live && !latest.includes(live)) polite.push(screenReaderText(live.card, t, names))
    }
    for (const { card } of latest.filter(isAnnounced)) {
      const words = card.kind === 'guideText' ? guideText(card.text, card.about, t) : screenReaderText(card, t, names)
      if (kinds[card.kind].urgency === 'assertive') announce(words, 'assertive')
      else if (words) polite.push(words)
    }
    if (polite.length > 0) announce(polite.join(' '))
  }, [entries, loaded, t, names, language])
}

/** Returns whether an entry is announced here. A reply is announced by the code that appends it, which has its texts. */
const isAnnounced = (entry: Entry): entry is Entry & { card: Exclude<Card, { kind: 'reply' }> } =>
  isKnown(entry.card) && !entry.answer && entry.card.kind !== 'reply'

/** Skips the entries that both lists start with and returns the rest, which is usually just the last entry. */
function changedFrom(before: readonly Entry[], entries: readonly Entry[]): readonly Entry[] {
  let at = 0
  while (at < before.length && before[at] === entries[at]) at++
  return entries.slice(at)
}
