import type { CallDefaults } from '#contract/messages/en.ts'
import { ApiError } from './ApiError.ts'

export interface ErrorTexts {
  common: { language: string }
  errors: CallDefaults & { offline: string; unexpected: string; known: Readonly<Record<string, string | undefined>> }
}

/**
 * What the buyer reads: the server's message, else the call's default (GEN-024, GEN-025).
 * In Swahili a known code has a text of our own, since a real API may respond in English (I18N-011).
 */
export function errorText(error: unknown, texts: ErrorTexts): string {
  if (!(error instanceof ApiError)) return texts.errors.unexpected
  const known = texts.common.language === 'en' ? undefined : texts.errors.known[error.code]
  return known ?? error.serverMessage ?? texts.errors[error.fails]
}
