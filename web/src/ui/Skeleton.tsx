import { useTexts } from '#web/i18n/texts.ts'

/** Holds the place of what is loading; nothing moves. */
export function Skeleton({ lines = 3, label }: { lines?: number; label?: string }) {
  const t = useTexts()
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{label ?? t.common.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="bone" aria-hidden="true" />
      ))}
    </div>
  )
}
