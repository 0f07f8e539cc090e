import { useLanguage, useTexts } from '#web/i18n/texts.ts'

/** The short switch of a bar: shows the language now, and says the other's name. */
export function LanguageButton() {
  const t = useTexts()
  const { language, choose } = useLanguage()
  const other = language === 'en' ? 'sw' : 'en'
  return (
    <button type="button" className="lang" onClick={() => choose(other)}>
      {language.toUpperCase()}
      <span className="sr" lang={other}>
        {' '}
        {t.common.languages[other]}
      </span>
    </button>
  )
}
