import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from './LinkButton.tsx'

/** A link from a page to the thread, which opens the matching card (CHAT-006, CHAT-008). */
export function ContinueInChat({ card }: { card?: { kind: string; id?: string } }) {
  const t = useTexts()
  return (
    <LinkButton kind="line" icon="chat" to={paths.chat(card)}>
      {t.common.continueInChat}
    </LinkButton>
  )
}
