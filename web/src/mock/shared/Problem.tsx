import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { controlErrorText } from '../control.ts'
import { fill, useMockTexts } from '../texts.ts'

/** An error of the control API. Set `stale` if older data is still shown beside it. */
export function Problem({ error, stale = false, onRetry }: { error: unknown; stale?: boolean; onRetry?: () => void }) {
  const { mock: t } = useMockTexts()
  if (error === null || error === undefined) return null
  const problem = controlErrorText(error, t)
  return <ErrorNote text={stale ? fill(t.errors.stale, { problem }) : problem} {...(onRetry ? { onRetry } : {})} />
}
