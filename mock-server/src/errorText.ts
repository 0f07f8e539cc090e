/** What was thrown, as a line for people. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : (JSON.stringify(error) ?? 'unknown'))
