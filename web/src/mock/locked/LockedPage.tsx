import { type FormEvent, useEffect, useState } from 'react'
import { TOKEN_QUERY } from '#contract/control/controlCall.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { QaBar } from '../shared/QaBar.tsx'
import { useMockTexts } from '../texts.ts'
import { tokenIn } from './useLocked.ts'

/** Asks for the server's token (WAY-009). The server stores a correct one in a cookie and redirects here without it. */
export function LockedPage({ badge }: { badge: string }) {
  const { mock: t } = useMockTexts()
  const [text, setText] = useState('')
  const [isWrong] = useState(() => addressNow().searchParams.has(TOKEN_QUERY))
  useEffect(forgetToken, [])
  const enter = (event: FormEvent) => {
    event.preventDefault()
    const address = addressNow()
    address.searchParams.set(TOKEN_QUERY, tokenIn(text))
    window.location.assign(address)
  }
  return (
    <div className="qa-page">
      <QaBar title={t.locked.title} badge={badge} links={<a href="/">{t.toShop}</a>} />
      <main id="main" className="qa-locked" tabIndex={-1}>
        <form className="form qa-block" onSubmit={enter}>
          <div role="alert">
            <h2>{t.locked.title}</h2>
            <p>{t.locked.why}</p>
          </div>
          <p>{t.locked.how}</p>
          <TextField
            label={t.locked.token}
            hint={t.locked.tokenHint}
            error={isWrong ? t.locked.wrong : null}
            value={text}
            onChange={(event) => setText(event.target.value)}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div className="qa-buttons">
            <Button type="submit">{t.locked.enter}</Button>
          </div>
        </form>
      </main>
    </div>
  )
}

const addressNow = () => new URL(window.location.href)

/** Removes a wrong token from the URL and the browser's history. */
function forgetToken(): void {
  const address = addressNow()
  if (!address.searchParams.has(TOKEN_QUERY)) return
  address.searchParams.delete(TOKEN_QUERY)
  window.history.replaceState(null, '', address)
}
