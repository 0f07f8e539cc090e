import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { type Language, useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Unparted } from '#web/ui/Unparted.tsx'
import type { Card, CardOf } from '../kinds/card.ts'
import { kinds, type ShownKind } from '../kinds/kinds.ts'
import { screenReaderText } from './screenReaderText.ts'
import { useNames } from './useNames.ts'

export interface CardFrameProps {
  card: CardOf<ShownKind>
  heading: ReactNode
  /** The language of the heading, if it isn't the chosen one. */
  headingLang?: Language | undefined
  live: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * The frame of every card: an article with heading, screen reader text, content and a link to the page that does the same (CHAT-007,
 * CHAT-071). If the heading is that text, it is not repeated.
 */
export function CardFrame({ card, heading, headingLang, live, className, children }: CardFrameProps) {
  const t = useTexts('chat')
  const id = useId()
  const names = useNames()
  const sentence = screenReaderText(card, t, names)
  const page = (kinds[card.kind].page as ((card: Card) => string) | null)?.(card)
  return (
    <article className={classes('knot card chat-card', live && 'is-now', className)} aria-labelledby={id} data-kind={card.kind}>
      <div className="chat-card-head">
        <h2 id={id} lang={headingLang}>
          {typeof heading === 'string' ? <Unparted text={heading} /> : heading}
        </h2>
        {sentence !== heading && <p className="visually-hidden">{sentence}</p>}
      </div>
      <div className="chat-card-body">{children}</div>
      {page && (
        <p className="chat-card-foot">
          <Link className="link" to={page}>
            {t.chat.openPage}
          </Link>
        </p>
      )}
    </article>
  )
}
