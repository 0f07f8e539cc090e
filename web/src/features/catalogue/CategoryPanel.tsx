import { type KeyboardEvent, useRef, useState } from 'react'
import { HOME_CATEGORIES } from '#contract/rules/constants.ts'
import { errorText } from '#web/api/errorText.ts'
import { useSavedAt } from '#web/api/useSavedAt.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { Plate } from '#web/ui/Plate.tsx'
import { SavedStrip } from '#web/ui/SavedStrip.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useCategories } from './useCatalogue.ts'

export interface CategoryPanelProps {
  onChoose: (categoryId: string) => void
  onSeeAll: () => void
}

/** A toolbar of categories with one tab stop; arrow keys move between them (CHAT-080). */
export function CategoryPanel({ onChoose, onSeeAll }: CategoryPanelProps) {
  const t = useTexts('shop')
  const { categories, key, error, reload } = useCategories()
  const savedAt = useSavedAt([key])
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const shown = categories?.slice(0, HOME_CATEGORIES)

  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const next = goTo(event.key, current, buttons.length)
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    setCurrent(next)
    buttons[next]?.focus()
  }

  if (!shown)
    return error ? <ErrorNote text={errorText(error, t, t.catalogue.categoriesFailed)} onRetry={reload} /> : <Skeleton lines={4} />
  return (
    <div className="stack">
      <SavedStrip at={savedAt} />
      <div className="categories" role="toolbar" tabIndex={-1} aria-label={t.catalogue.chooseCategory} ref={bar} onKeyDown={move}>
        {shown.map((category, place) => (
          <button
            key={category.id}
            type="button"
            className="category"
            tabIndex={place === current ? 0 : -1}
            onFocus={() => setCurrent(place)}
            onClick={() => onChoose(category.id)}
          >
            <Plate src={category.image} alt="" width={72} height={45} />
            {category.name}
          </button>
        ))}
      </div>
      <Button kind="line" block onClick={onSeeAll}>
        {t.catalogue.seeAll}
      </Button>
    </div>
  )
}

function goTo(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min(count - 1, from + 1)
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max(0, from - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
