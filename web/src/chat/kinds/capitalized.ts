/** The value stored for `None of these` on the clarify card (CHAT-081). */
export const NONE = 'none'

/** Capitalizes a search word so that it can be a button text. */
export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
