/** Shortens a text to `most` characters and adds dots if something was cut (WISH-006, CONST-022). */
export function cut(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length > most ? `${characters.slice(0, most).join('')}...` : text
}
