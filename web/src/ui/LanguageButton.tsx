import { useLanguage, useTexts } from '#web/i18n/texts.ts'

/** The short switch of a bar: shows the current language and is named after the other one. */
export function LanguageButton() {
  const t = useTexts()
  const { language, choose } = useLanguage()
  const other = language === 'en' ? 'sw' : 'en'
  return (
    <button type="button" className="lang" onClick={() => choose(other)}>
      {language.toUpperCase()}
      <span className="visually-hidden" lang={other}>
        {' '}
        {t.common.languages[other]}
      </span>
    </button>
  )
}
