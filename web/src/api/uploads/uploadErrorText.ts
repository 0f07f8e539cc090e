import type { ApiError } from '../ApiError.ts'
import { type ErrorTexts, errorText } from '../errorText.ts'
import { LoadError, type LoadFailure } from '../lazyImport.ts'

/** Why an upload failed: not a photo, too large, no network, or the server's message, else `otherwise`. */
export function uploadErrorText(
  error: ApiError | LoadError,
  texts: ErrorTexts & { areas: { notImage: string; tooLarge: string }; errors: Readonly<Record<LoadFailure, string>> },
  otherwise?: string,
): string {
  if (error instanceof LoadError) return texts.errors[error.reason]
  if (error.status === 415) return texts.areas.notImage
  if (error.status === 413) return texts.areas.tooLarge
  if (error.status === 0) return texts.errors.offline
  return errorText(error, texts, otherwise)
}
