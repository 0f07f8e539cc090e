import type { MouseEvent } from 'react'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { setChoices } from '../draft.ts'
import { notesOf, wishesOf } from '../notes.ts'

/** Shows each sentence of the notes as a chip; a tap removes it (CHAT-161). */
export function NoteLine({ notes }: { notes: string | null }) {
  const t = useTexts('checkout')
  const wishes = wishesOf(notes)
  const removeWish = ({ currentTarget }: MouseEvent, place: number) => {
    currentTarget.closest('li')?.querySelector<HTMLElement>('[aria-expanded]')?.focus() // this button is about to be removed
    setChoices({ notes: notesOf(wishes.filter((_, at) => at !== place)) })
  }
  if (wishes.length === 0) return <span>{t.checkout.noNotes}</span>
  return (
    <span className="note-chips">
      {wishes.map((wish, place) => (
        <button
          key={wish}
          type="button"
          className={classes('note-chip', 'as-written')}
          aria-label={fill(t.checkout.takeOff, { note: wish })}
          onClick={(event) => removeWish(event, place)}
        >
          {wish} <Icon name="close" size="s" />
        </button>
      ))}
    </span>
  )
}
