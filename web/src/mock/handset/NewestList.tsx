import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { fill, useMockTexts } from '../texts.ts'

interface Props<T> {
  heading: ReactNode
  /** The newest first. */
  items: readonly T[]
  /** The number of items that are shown at first. */
  few: number
  /** The text of the button that adds the others. */
  older: string
  children: (item: T) => ReactNode
}

/** Shows the newest items, and the others by a button, so that a phone needs no scroll bar. */
export function NewestList<T>({ heading, items, few, older, children }: Props<T>) {
  const { mock: t } = useMockTexts()
  const [all, setAll] = useState(false)
  return (
    <>
      <div className="phone-head">
        {heading}
        {items.length > few && (
          <Button kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t.phone.newestOnly : fill(older, { n: items.length - few })}
          </Button>
        )}
      </div>
      <ul>{(all ? items : items.slice(0, few)).map(children)}</ul>
    </>
  )
}
