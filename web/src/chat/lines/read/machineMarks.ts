/** True if a line may have text made by a program. The code that reads it is loaded then. */
export const mayHaveMachineText = (line: string): boolean => /:\/\/|www\.|@|[a-z]\/|\d\.\d{3}|^\p{Lu}.*, \+?\d/u.test(line)

/** Returns a line without its links and mail addresses, which are in no language. */
export const withoutLinks = (line: string): string => line.replace(/\S*(?::\/\/|www\.|@)\S*/g, ' ')
