import { MethodPanel } from '#web/features/checkout/choices/MethodPanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** Asks for mobile money or cash on delivery (CHAT-102). */
export function MethodCard({ card, live }: CardProps<'method'>) {
  const t = useTexts('chat')
  return (
    <CardFrame card={card} heading={t.chat.methodQuestion} live={live}>
      <MethodPanel />
    </CardFrame>
  )
}
