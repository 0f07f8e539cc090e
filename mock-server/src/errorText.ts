/** Returns what was thrown as a line for people. */
export function errorText(error: unknown): string {
  if (error instanceof Error) return error.message
  try {
    return JSON.stringify(error) ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
