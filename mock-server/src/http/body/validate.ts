import type { FastifySchemaCompiler } from 'fastify'
import type * as z from 'zod/mini'
import { CONTROL_PATH } from '#contract/control/controlCall.ts'
import { HttpProblem } from '../httpProblem.ts'
import { wrongFields } from './wrongFields.ts'

/** Validates bodies and queries with the contract's schemas and strips unknown fields (QA-039). */
export const validate: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema, url }) =>
  (input) => {
    const result = schema.safeParse(input)
    if (result.success) return { value: result.data }
    // The body is not an object, so report every required field as missing.
    const fields = wrongFields(result.error.issues, input, { listsChoices: url?.startsWith(`${CONTROL_PATH}/`) })
    const shown = '' in fields ? wrongFields(schema.safeParse({}).error?.issues ?? [], {}) : fields
    const [text, ...others] = Object.values(shown)
    // If only one field is wrong, its own text is more helpful than "Please check the marked fields".
    const usesOwnText = text !== undefined && others.length === 0 && text !== 'field_required' && text !== 'field_wrong'
    return { error: new HttpProblem(400, 'body_wrong', { fields: shown, ...(usesOwnText && { text }) }) }
  }
