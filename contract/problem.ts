import * as z from 'zod/mini'

/** What every refusal carries (QA-038): a text in the language asked for, a stable code, and the wrong fields of a wrong body. */
export const Problem = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Problem = z.infer<typeof Problem>
