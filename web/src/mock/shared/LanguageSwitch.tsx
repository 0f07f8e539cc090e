import { type Language, useLanguage, useTexts } from '#web/i18n/texts.ts'

export function LanguageSwitch() {
  const t = useTexts()
  const { language, choose } = useLanguage()
  const button = (value: Language, label: string) => (
    <button type="button" lang={value} aria-pressed={language === value} onClick={() => choose(value)}>
      {label}
    </button>
  )
  return (
    <div className="lang-switch" role="group" aria-label={t.header.language}>
      {button('en', t.header.english)}
      {button('sw', t.header.kiswahili)}
    </div>
  )
}
