import type { CallDefaults } from '#contract/messages/en.ts'
import { ApiError, isSessionEnded } from './ApiError.ts'

export interface ErrorTexts {
  common: { language: string }
  errors: CallDefaults & { offline: string; notKept: string; unexpected: string; known: Readonly<Record<string, string | undefined>> }
}

/**
 * The text to show for an error: the server's message, else `otherwise`, else the default text of the call (GEN-024, GEN-025). Every read
 * without a network has the same text (PWA-005). An error of an ended session has no text, so that it is not shown (SEC-027). In Swahili known codes have our own text, as a real API may reply in English (I18N-011).
 */
export function errorText(error: unknown, texts: ErrorTexts, otherwise?: string): string {
  if (!(error instanceof ApiError)) return texts.errors.unexpected
  if (isSessionEnded(error)) return ''
  if (error.isOfflineRead) return texts.errors.notKept
  const known = texts.common.language === 'en' ? undefined : texts.errors.known[error.code]
  return known ?? error.serverMessage ?? otherwise ?? texts.errors[error.fails]
}

/** Returns `text` for any error except a read without a network, which has its own text. */
export const failureText = (error: ApiError, texts: ErrorTexts, text: string): string => (error.isOfflineRead ? texts.errors.notKept : text)
