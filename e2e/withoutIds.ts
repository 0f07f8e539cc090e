/** A random id or a time of day may hold any four digits by chance; a PIN is looked for in the rest. */
export const withoutIds = (text: string): string => text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{12,}/g, '')
