/** Returns a readable line for any thrown value. */
export function errorText(error: unknown): string {
  if (error instanceof Error) return error.message
  try {
    return JSON.stringify(error) ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
