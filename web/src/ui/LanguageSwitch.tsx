import { useLanguage, useTexts } from '#web/i18n/texts.ts'

/** Buttons for both languages. A change applies at once and keeps all input (I18N-005). */
export function LanguageSwitch() {
  const t = useTexts()
  const { language, choose } = useLanguage()
  return (
    <div className="lang-switch" role="group" aria-label={t.common.chooseLanguage}>
      {(['en', 'sw'] as const).map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => choose(one)}>
          {t.common.languages[one]}
        </button>
      ))}
    </div>
  )
}
