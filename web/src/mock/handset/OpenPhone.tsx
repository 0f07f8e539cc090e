import { type FormEvent, useRef, useState } from 'react'
import { isPhone } from '#contract/rules/phone.ts'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { phonePath } from '../address.ts'
import { fill, useMockTexts } from '../texts.ts'

/** A field to open another phone, alone or beside the shown ones. `wrong` is an invalid number from the URL. */
export function OpenPhone({ phones, wrong }: { phones: readonly string[]; wrong: string | null }) {
  const { mock: t } = useMockTexts()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const go = (path: (number: string) => string) => {
    if (isPhone(text)) return window.location.assign(path(text))
    setRefused(true)
    field.current?.focus()
  }
  const open = (event: FormEvent) => {
    event.preventDefault()
    go((number) => phonePath(number))
  }
  const openBeside = () =>
    go((number) => {
      const [first, ...rest] = [...phones, number]
      return phonePath(first, ...rest)
    })
  return (
    <form className="form" onSubmit={open} noValidate>
      {wrong !== null && <Note tone="bad">{fill(t.phone.noPhone, { text: wrong })}</Note>}
      <TextField
        ref={field}
        label={phones.length > 0 ? t.phone.otherPhone : t.phone.number}
        hint={t.phone.numberHint}
        error={refused ? t.phone.numberWrong : null}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setRefused(false)
        }}
        inputMode="tel"
        autoComplete="off"
      />
      <div className="qa-buttons">
        <Button type="submit" kind={phones.length > 0 ? 'line' : 'act'}>
          {t.phone.open}
        </Button>
        {phones.length > 0 && (
          <Button kind="line" onClick={openBeside}>
            {t.phone.openBeside}
          </Button>
        )}
      </div>
    </form>
  )
}
