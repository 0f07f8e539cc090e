/** The answer `None of these` of the clarify card (CHAT-081). */
export const NONE = 'none'

/** A fish as it is searched by, as the name of a choice. */
export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
