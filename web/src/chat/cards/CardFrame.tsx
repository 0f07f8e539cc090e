import { type ReactNode, useId } from 'react'
import { type Language, useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Unparted } from '#web/ui/Unparted.tsx'
import type { CardOf } from '../kinds/card.ts'
import { type ShownKind, screenReaderText } from '../kinds/kinds.ts'
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
 * The frame of every card: an article with heading, screen reader text and content (CHAT-071). If the heading is that text, it is not
 * repeated.
 */
export function CardFrame({ card, heading, headingLang, live, className, children }: CardFrameProps) {
  const t = useTexts('chat')
  const id = useId()
  const names = useNames()
  const sentence = screenReaderText(card, t, names)
  return (
    <article className={classes('knot card chat-card', live && 'is-now', className)} aria-labelledby={id} data-kind={card.kind}>
      <div className="chat-card-head">
        <h2 id={id} lang={headingLang}>
          {typeof heading === 'string' ? <Unparted text={heading} /> : heading}
        </h2>
        {sentence !== heading && <p className="visually-hidden">{sentence}</p>}
      </div>
      <div className="chat-card-body">{children}</div>
    </article>
  )
}
