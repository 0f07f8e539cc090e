import { type CountForms, fill, type Placeholders } from './placeholders.ts'
import { type Language, languageNow } from './texts.ts'

const rules: Readonly<Record<Language, Intl.PluralRules>> = { en: new Intl.PluralRules('en'), sw: new Intl.PluralRules('sw') }

type Values<Forms extends CountForms> = { readonly n: number } & {
  readonly [Name in Placeholders<Forms['one' | 'other']>]: string | number
}

/** Fills the form of a text that fits the number `n` in a language, by default the chosen one (I18N-010). */
export function fillCount<Forms extends CountForms>(forms: Forms, values: Values<Forms>, language: Language = languageNow()): string {
  const { zero, one, other }: CountForms = forms
  const form = values.n === 0 && zero !== undefined ? zero : rules[language].select(values.n) === 'one' ? one : other
  return fill(form, values)
}
