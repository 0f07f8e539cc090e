import { fill, useTexts } from '#web/i18n/texts.ts'

/** The number of new items behind a link. Screen readers also get a word for it. */
export function LinkCount({ className, count }: { className: string | undefined; count: number }) {
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
