/** Removes ids and timestamps from a text, because they may contain a PIN's four digits by chance. */
export const withoutIds = (text: string): string => text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{12,}/g, '')
