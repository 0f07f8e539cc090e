import { fill, useTexts } from '#web/i18n/texts.ts'

/** How many new things are behind a link: a figure to the eye, a word more to a screen reader. */
export function LinkCount({ className, count }: { className: string; count: number }) {
  const { areas: t } = useTexts('areas')
  return (
    <>
      <span className={className} aria-hidden="true">
        {count}
      </span>{' '}
      <span className="visually-hidden">{fill(t.newCount, { n: count })}</span>
    </>
  )
}
