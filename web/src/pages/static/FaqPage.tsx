import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SEARCH_DEBOUNCE } from '#contract/rules/constants.ts'
import '#web/styles/static.css'
import { afterOnScreen } from '#web/api/time.ts'
import { CallOrChat } from '#web/features/faq/CallOrChat.tsx'
import { FaqPanel } from '#web/features/faq/FaqPanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'

/** Frequently asked questions with a search (STAT-009 to STAT-016). */
export function FaqPage() {
  const t = useTexts('faq')
  const [search, setSearch] = useSearchInUrl()
  return (
    <PageFrame title={t.faq.title} intro={t.faq.intro}>
      <div className="static">
        <div className="faq-columns">
          <FaqPanel search={search} onSearch={setSearch} />
          <StillAsking />
        </div>
      </div>
    </PageFrame>
  )
}

/** Links for questions that the FAQ doesn't answer (STAT-015, STAT-016). */
export function StillAsking() {
  const t = useTexts('faq')
  return (
    <section className="still" aria-labelledby="still">
      <h2 id="still">{t.faq.stillTitle}</h2>
      <p>{t.faq.stillText}</p>
      <div className="actions">
        <LinkButton to={paths.contact}>{t.faq.contact}</LinkButton>
        <CallOrChat call={t.faq.call} />
        <LinkButton kind="line" to={paths.products()}>
          {t.faq.products}
        </LinkButton>
        <LinkButton kind="line" to={paths.registerSeller}>
          {t.faq.registerSeller}
        </LinkButton>
      </div>
    </section>
  )
}

/** A search text that applies while typing and is written to the URL half a second later. Back and links change it too. */
export function useSearchInUrl(): [string, (search: string) => void] {
  const [params, setParams] = useSearchParams()
  const applied = params.get('search') ?? ''
  const [typed, setTyped] = useState(applied)
  const written = useRef(applied)

  useEffect(() => {
    if (applied !== written.current) setTyped(applied)
    written.current = applied
  }, [applied])

  useEffect(() => {
    const search = typed.trim()
    if (search === written.current) return undefined
    return afterOnScreen(SEARCH_DEBOUNCE, () => {
      written.current = search
      setParams(search ? { search } : {}, { replace: true })
    })
  }, [typed, setParams])

  return [typed, setTyped]
}
