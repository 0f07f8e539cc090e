import type * as z from 'zod/mini'

/** The names of an object's fields. An optional value, a list and a union have the fields of the objects inside. */
type FieldOf<S> = S extends { readonly shape: infer Shape }
  ? keyof Shape & string
  : S extends { readonly def: { readonly innerType: infer Inner } }
    ? FieldOf<Inner>
    : S extends { readonly def: { readonly element: infer Item } }
      ? FieldOf<Item>
      : S extends { readonly def: { readonly options: readonly (infer Option)[] } }
        ? FieldOf<Option>
        : never

/** One text for each field of a schema, so that a new field without a text is a type error (QA-051). */
export type FieldTexts<S> = Readonly<Record<FieldOf<S>, string>>

/** The texts of the API page by schema. They are not part of the schemas, because the web app loads those (ADR 029). */
export const fieldTexts = new Map<object, Readonly<Record<string, string>>>()
export const schemaTexts = new Map<object, string>()

/** Stores the texts of an object's fields and returns them, so that an object that extends it can repeat them. */
export function describeFields<S extends z.ZodMiniType>(schema: S, texts: FieldTexts<S>): FieldTexts<S> {
  for (const object of objectsIn(schema)) fieldTexts.set(object, texts)
  return texts
}

/** Stores the text of a schema that the contract exports. */
export function describeSchema(schema: z.ZodMiniType, text: string): void {
  schemaTexts.set(schema, text)
}

/** Returns the objects inside a schema, as `FieldOf` finds their fields. */
function objectsIn(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { _zod: internals } = schema
  const { type, innerType, element, options = [] } = internals.def as Inside
  if (type === 'object') return [schema]
  return [innerType, element, ...options].flatMap((inside) => (inside ? objectsIn(inside) : []))
}

interface Inside {
  readonly type: string
  readonly innerType?: z.core.$ZodType
  readonly element?: z.core.$ZodType
  readonly options?: readonly z.core.$ZodType[]
}
