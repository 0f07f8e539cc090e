import { CodePanel } from '#web/features/session/signIn/CodePanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { stopRegistering } from '../../guide/signIn/signedOut.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** Asks for the code sent to the phone (CHAT-095, CHAT-096). */
export function CodeCard({ card, live }: CardProps<'code'>) {
  const t = useTexts('signIn')
  return (
    <CardFrame card={card} heading={t.session.verifyTitle} live={live}>
      <CodePanel onSignedIn={stopRegistering} onChangeNumber={stopRegistering} />
    </CardFrame>
  )
}
