import { LIMITS } from '#contract/rules/constants.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { setChoices, useCheckoutDraft } from '../draft.ts'
import { notesTooLong } from '../notes.ts'

/** Notes for the seller and the transporter (CHK-009). */
export function NotesField({ hasFocus = false }: { hasFocus?: boolean }) {
  const t = useTexts('checkout')
  const notes = useCheckoutDraft((draft) => draft.notes) ?? ''
  return (
    <TextArea
      label={`${t.checkout.notes} (${t.common.optional})`}
      hint={t.checkout.notesHint}
      error={notesTooLong(notes) ? fill(t.checkout.tooLong, { n: LIMITS.notes.toLocaleString('en') }) : null}
      name="notes"
      ref={hasFocus ? focusOnce : undefined}
      rows={2}
      value={notes}
      onChange={(event) => setChoices({ notes: event.target.value === '' ? null : event.target.value })}
    />
  )
}

/** Focuses the field when it is opened by its `Change` link. */
const focusOnce = (field: HTMLTextAreaElement | null): void => field?.focus()
