import type { Placeholders } from './placeholders.ts'

/** Puts values into a text; the English text says which are needed. Amounts come formatted. */
export function fill<Text extends string>(text: Text, values: { readonly [Name in Placeholders<Text>]: string | number }): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String((values as Readonly<Record<string, string | number | undefined>>)[name] ?? whole),
  )
}
