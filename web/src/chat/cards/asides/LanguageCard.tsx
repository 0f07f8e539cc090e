import { type Language, useLanguage, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

const languages: readonly Language[] = ['en', 'sw']

/** Chooses the language of the whole app (CHAT-079). */
export function LanguageCard({ card, live }: CardProps<'language'>) {
  const t = useTexts('chat')
  const { language, choose } = useLanguage()
  return (
    <CardFrame card={card} heading={t.chat.chooseLanguage} live={live}>
      <div className="actions">
        {languages.map((code) => (
          <Button
            key={code}
            kind={code === language ? 'act' : 'line'}
            lang={code}
            aria-pressed={code === language}
            onClick={() => choose(code)}
          >
            {t.common.languages[code]}
          </Button>
        ))}
      </div>
    </CardFrame>
  )
}
