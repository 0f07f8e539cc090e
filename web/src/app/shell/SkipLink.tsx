import type { MouseEvent } from 'react'
import { useTexts } from '#web/i18n/texts.ts'

export function SkipLink() {
  const t = useTexts()
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById('content')?.focus()
  }
  return (
    <a className="skip" href="#content" onClick={skip}>
      {t.common.skipToContent}
    </a>
  )
}
