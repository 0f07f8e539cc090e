import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { LIMITS, SEARCH_DEBOUNCE } from '#contract/rules/constants.ts'
import { afterOnScreen } from '#web/api/time.ts'
import { Icon } from './Icon.tsx'

export interface SearchFieldProps {
  label: string
  applied: string
  onSearch: (search: string) => void
}

/** A search field that applies its text half a second after the last key, or at once on Enter (CAT-002). Follows changes of the URL (CAT-005). */
export function SearchField({ label, applied, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(applied)
  const sent = useRef(applied)

  const search = (text: string) => {
    sent.current = text.trim()
    if (text.trim() !== applied) onSearch(text.trim())
  }
  const searchLater = useEffectEvent(search)

  useEffect(() => {
    // Replace the typed text only if the search was changed elsewhere.
    if (applied !== sent.current) setTyped(applied)
    sent.current = applied
  }, [applied])

  useEffect(() => (typed.trim() === sent.current ? undefined : afterOnScreen(SEARCH_DEBOUNCE, () => searchLater(typed))), [typed])

  const searchNow = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
  }

  return (
    <form className="searchbar" role="search" aria-label={label} onSubmit={searchNow}>
      <Icon name="search" />
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={LIMITS.search}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  )
}
