import { useMockTexts } from '../texts.ts'
import type { PinKey } from './pin.ts'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The keys of the phone; the last one sends the form it stands in. */
export function PinPad({ busy, onKey }: { busy: boolean; onKey: (key: PinKey) => void }) {
  const t = useMockTexts()
  const digit = (press: string) => (
    <button key={press} type="button" onClick={() => onKey({ press })}>
      {press}
    </button>
  )
  return (
    <div className="pin-pad">
      {DIGITS.map(digit)}
      <button type="button" aria-label={t.prompt.remove} onClick={() => onKey({ do: 'delete' })}>
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M9 5h12v14H9l-6-7zM12.5 9.5l5 5M17.5 9.5l-5 5" />
        </svg>
      </button>
      {digit('0')}
      <button type="submit" className="pin-ok" aria-disabled={busy || undefined}>
        {t.prompt.approve}
      </button>
    </div>
  )
}
