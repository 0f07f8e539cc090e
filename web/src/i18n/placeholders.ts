/** The names in braces: `'{name} × {n}'` gives `'name' | 'n'`. */
export type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Both) => void ? Both : never
type Having<Name extends string> = Name extends string ? `${string}{${Name}}${string}` : never
type TranslatedText<Text extends string> = [Placeholders<Text>] extends [never] ? string : All<Having<Placeholders<Text>>>

type TranslatedList<List extends readonly string[]> = { readonly [Index in keyof List]: string }

/** A group in another language: the same keys, and in each text the same placeholders. A test rejects additional ones (I18N-003). */
export type Translation<Group> = {
  readonly [Key in keyof Group]: Group[Key] extends string
    ? TranslatedText<Group[Key]>
    : Group[Key] extends readonly string[]
      ? TranslatedList<Group[Key]>
      : Translation<Group[Key]>
}

/** The forms of a text with a count `{n}`, by the plural categories of English and Swahili. `zero`, if given, is used for 0 (I18N-010). */
export interface CountForms {
  readonly zero?: string
  readonly one: string
  readonly other: string
}

/** Replaces the placeholders of a text by values. The type of the English text says which are needed. Amounts must already be formatted. */
export function fill<Text extends string>(text: Text, values: { readonly [Name in Placeholders<Text>]: string | number }): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String((values as Readonly<Record<string, string | number | undefined>>)[name] ?? whole),
  )
}

/**
 * Returns a text with non-breaking spaces in sums (`TZS 5,000`), in weights (`2 kg`) and around the sign of counts (`Changu × 2`), so that
 * none is broken over two lines (A11Y-010). Use `Unparted` where a sum may be wider than its line.
 */
export const wholeSums = (text: string): string =>
  text.replace(/ × (?=\d|TZS)/g, '\u00A0×\u00A0').replace(/(TZS) (?=\d)|(\d) (?=k?g\b)/g, '$1$2\u00A0')
