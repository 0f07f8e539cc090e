import { type FormEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { LIMITS } from '#contract/rules/constants.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** A search field that opens the catalogue with its text (NAV-001, NAV-002). */
export function SearchBox() {
  const t = useTexts()
  const id = useId()
  const navigate = useNavigate()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('search') as string
    void navigate(paths.products({ search: text.trim() }))
    event.currentTarget.reset()
  }
  return (
    <form className="searchbar site-search" role="search" aria-label={t.header.searchForm} onSubmit={search}>
      <label className="visually-hidden" htmlFor={id}>
        {t.header.search}
      </label>
      <Icon name="search" />
      <input
        className="input"
        id={id}
        name="search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LIMITS.search}
        placeholder={t.header.searchPlaceholder}
      />
    </form>
  )
}
