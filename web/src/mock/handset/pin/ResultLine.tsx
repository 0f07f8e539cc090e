import { useEffect, useRef } from 'react'
import { formatTzs } from '#contract/rules/money.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { controlErrorText } from '../../control.ts'
import { fill, type MockTexts, useMockTexts } from '../../texts.ts'
import type { Result } from './result.ts'

/** The result of the last action. It takes the focus after the prompt was closed. */
export function ResultLine({ result, takeFocus }: { result: Result | null; takeFocus: boolean }) {
  const { mock: t } = useMockTexts()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (result && takeFocus && document.activeElement === document.body) line.current?.focus()
  }, [result, takeFocus])
  return (
    <div role="status">
      {result && (
        <p ref={line} tabIndex={-1} className={classes('phone-result', result.is !== 'approved' && 'is-bad')}>
          <Icon name={result.is === 'approved' ? 'check' : 'warning'} size="s" />
          {textOf(result, t)}
        </p>
      )}
    </div>
  )
}

function textOf(result: Result, t: MockTexts): string {
  switch (result.is) {
    case 'approved':
      return fill(t.prompt.approved, { amount: formatTzs(result.amount) })
    case 'lowBalance':
      return t.prompt.lowBalance
    case 'cancelled':
      return t.prompt.cancelled
    case 'refused':
      return controlErrorText(result.error, t)
  }
}
