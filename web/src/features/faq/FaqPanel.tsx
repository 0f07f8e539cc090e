import { useRef } from 'react'
import { LIMITS } from '#contract/rules/constants.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { FaqList } from './FaqList.tsx'
import { faqGroups, matching } from './matching.ts'

export interface FaqPanelProps {
  search: string
  onSearch: (search: string) => void
}

/** Nine questions and a search over them (STAT-009 to STAT-014). */
export function FaqPanel({ search, onSearch }: FaqPanelProps) {
  const t = useTexts('faq')
  const field = useRef<HTMLInputElement>(null)
  const query = search.trim()
  const groups = matching(faqGroups(t), query)
  const n = groups.reduce((sum, { questions }) => sum + questions.length, 0)

  const showAll = () => {
    onSearch('')
    field.current?.focus()
  }
  const reset = (
    <Button kind="line" onClick={showAll}>
      {t.faq.showAll}
    </Button>
  )

  return (
    <div className="faq-panel">
      <form role="search" aria-label={t.faq.search} onSubmit={(event) => event.preventDefault()}>
        <TextField
          ref={field}
          label={t.faq.search}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LIMITS.search}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </form>
      <div className="faq-found">
        <p role="status">{query && fillCount(t.faq.found, { n, query })}</p>
        {query && n > 0 && reset}
      </div>
      {n > 0 ? (
        <FaqList groups={groups} />
      ) : (
        <EmptyState title={t.faq.none} text={t.faq.noneText} jina="asking">
          {reset}
        </EmptyState>
      )}
    </div>
  )
}
