import { Glyph } from '../../shared/Glyph.tsx'
import { useMockTexts } from '../../texts.ts'
import styles from './PinPad.module.css'
import type { PinKey } from './pin.ts'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** The PIN keys; the last one submits the surrounding form. */
export function PinPad({ busy, onKey }: { busy: boolean; onKey: (key: PinKey) => void }) {
  const { mock: t } = useMockTexts()
  const digit = (press: string) => (
    <button key={press} type="button" onClick={() => onKey({ press })}>
      {press}
    </button>
  )
  return (
    <div className={styles.pinPad}>
      {DIGITS.map(digit)}
      <button type="button" aria-label={t.prompt.remove} onClick={() => onKey({ do: 'delete' })}>
        <Glyph name="erase" />
      </button>
      {digit('0')}
      <button type="submit" className={styles.pinOk} aria-disabled={busy || undefined}>
        {t.prompt.approve}
      </button>
    </div>
  )
}
