import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { LIMITS, SEARCH_DEBOUNCE } from '#contract/constants.ts'
import { after } from '#web/api/time.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** Applied half a second after the last key, or at once by Enter (CAT-002); follows the address (CAT-005). */
export function ProductSearch({ applied, onSearch }: { applied: string; onSearch: (search: string) => void }) {
  const t = useTexts()
  const [typed, setTyped] = useState(applied)
  const sent = useRef(applied)

  const search = (text: string) => {
    sent.current = text.trim()
    if (text.trim() !== applied) onSearch(text.trim())
  }
  const searchLater = useEffectEvent(search)

  useEffect(() => {
    // Only a search that came from elsewhere replaces what is being typed.
    if (applied !== sent.current) setTyped(applied)
    sent.current = applied
  }, [applied])

  useEffect(() => (typed.trim() === sent.current ? undefined : after(SEARCH_DEBOUNCE, () => searchLater(typed))), [typed])

  const searchNow = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
  }

  return (
    <form className="searchbar" role="search" aria-label={t.catalogue.search} onSubmit={searchNow}>
      <Icon name="search" />
      <input
        className="input"
        type="search"
        aria-label={t.catalogue.search}
        placeholder={t.catalogue.search}
        maxLength={LIMITS.search}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  )
}
