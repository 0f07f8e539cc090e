import type { CallDefaults } from '#contract/messages/en.ts'
import { ApiError } from './ApiError.ts'

export interface ErrorTexts {
  common: { language: string }
  errors: CallDefaults & { offline: string; notKept: string; unexpected: string; known: Readonly<Record<string, string | undefined>> }
}

/**
 * What the buyer reads: the server's message, else `otherwise`, by default that of the call (GEN-024, GEN-025). Without a network every
 * read says the same (PWA-005).
 * In Swahili a known code has a text of our own, since a real API may respond in English (I18N-011).
 */
export function errorText(error: unknown, texts: ErrorTexts, otherwise?: string): string {
  if (!(error instanceof ApiError)) return texts.errors.unexpected
  if (error.isOfflineRead) return texts.errors.notKept
  const known = texts.common.language === 'en' ? undefined : texts.errors.known[error.code]
  return known ?? error.serverMessage ?? otherwise ?? texts.errors[error.fails]
}

/** For a place that shows `text` whatever the server says of a failure. */
export const failureText = (error: ApiError, texts: ErrorTexts, text: string): string => (error.isOfflineRead ? texts.errors.notKept : text)
