import type { Texts } from '#web/i18n/texts.ts'

/** The roles in words; without any, `User` (GEN-039). */
export function rolesText(roles: readonly string[], t: Texts<'account'>): string {
  const names: Readonly<Record<string, string | undefined>> = t.account.roleNames
  return roles.length === 0 ? t.account.user : roles.map((role) => names[role] ?? role).join(', ')
}
