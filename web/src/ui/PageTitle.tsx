import { fill, useTexts } from '#web/i18n/texts.ts'

/** Names the document: `{page} · Samaki` (A11Y-003). */
export function PageTitle({ title }: { title: string }) {
  const t = useTexts()
  return <title>{fill(t.common.pageTitle, { page: title })}</title>
}
