import { type Language, useLanguage, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { putEntries, removeEntries } from '../../transcript/transcript.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

const languages: readonly Language[] = ['en', 'sw']

/** Chooses the language of the whole app (CHAT-079). */
export function LanguageCard({ card, entry, live }: CardProps<'language'>) {
  const t = useTexts('chat')
  const { language, choose } = useLanguage()
  if (entry.answer) {
    const code = 'value' in entry.answer && entry.answer.value === 'sw' ? 'sw' : 'en'
    return (
      <p className="past knot done">
        <span>
          {t.chat.language} · <b lang={code}>{t.common.languages[code]}</b>
        </span>
      </p>
    )
  }
  const chooseLanguage = (code: Language) => {
    choose(code)
    if (card.offer) removeEntries([entry.id])
    else putEntries([{ ...entry, answer: { value: code } }])
  }
  const other: Language = language === 'en' ? 'sw' : 'en'
  return (
    <CardFrame
      card={card}
      heading={card.offer ? t.chat.offerOther : t.chat.chooseLanguage}
      headingLang={card.offer ? other : undefined}
      live={live}
    >
      <div className="actions">
        {(card.offer ? [other, language] : languages).map((code) => (
          <Button
            key={code}
            kind={code === (card.offer ? other : language) ? 'act' : 'line'}
            lang={code}
            aria-pressed={code === language}
            onClick={() => chooseLanguage(code)}
          >
            {t.common.languages[code]}
          </Button>
        ))}
      </div>
    </CardFrame>
  )
}
