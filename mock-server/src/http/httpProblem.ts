import type { Problem } from '#contract/call.ts'
import type { ProblemCode } from '#contract/problemCode.ts'
import { type Language, type MessageCode, type Params, say } from './messages.ts'

export type FieldText = MessageCode | readonly [MessageCode, Params]
export interface ProblemDetails {
  readonly params?: Params
  /** The invalid fields by path, e.g. `paymentDetails.phone`. */
  readonly fields?: Readonly<Record<string, FieldText>>
  /** The message to send instead of the code's own text. */
  readonly text?: FieldText
  /** The payment that prevents this one. */
  readonly reference?: string
  /** How long the client should wait, in ms; sent in seconds as `Retry-After`. */
  readonly retryAfter?: number
}

/** A refused request. It is sent as a Problem in the client's language (QA-038). */
export class HttpProblem extends Error {
  readonly status: number
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(status: number, code: ProblemCode, details: ProblemDetails) {
    super(code)
    this.status = status
    this.code = code
    this.details = details
  }

  problem(language: Language): Problem {
    const { params, fields, text, reference } = this.details
    const texts = Object.entries(fields ?? {}).map(([field, text]) => [field, sayField(text, language)] as const)
    return {
      message: text ? sayField(text, language) : say(this.code, language, params),
      code: this.code,
      ...(reference !== undefined && { reference }),
      ...(texts.length > 0 && { fields: Object.fromEntries(texts) }),
    }
  }
}

/** Throws an HttpProblem. Statuses in use: 400, 401, 402, 403, 404, 409, 413, 415, 422 and 429. */
export function refuse(status: number, code: ProblemCode, details: ProblemDetails = {}): never {
  throw new HttpProblem(status, code, details)
}

const sayField = (text: FieldText, language: Language): string =>
  typeof text === 'string' ? say(text, language) : say(text[0], language, text[1])
