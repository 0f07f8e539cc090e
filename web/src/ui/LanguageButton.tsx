import { useLanguage, useTexts } from '#web/i18n/texts.ts'

/** A compact language toggle for a toolbar. It shows the current language; its label names the other one. */
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
