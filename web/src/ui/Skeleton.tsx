import { useTexts } from '#web/i18n/texts.ts'

/** A placeholder for loading content that reserves its space. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const t = useTexts()
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{t.common.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="bone" aria-hidden="true" />
      ))}
    </div>
  )
}
