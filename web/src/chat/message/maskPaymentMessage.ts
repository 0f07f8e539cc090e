const MASK = '•••'
/** Masks balance, phone numbers, references and names in capitals in a pasted payment message; keeps the amount (CHAT-143). */
export function maskPaymentMessage(line: string): string {
  return line
    .replace(/((?:salio|balance)[^\d]{0,30})[\d,]+(?:\.\d+)?/gi, `$1${MASK}`)
    .replace(/\+?\d(?:[\s-]?\d){8,}/g, MASK)
    .replace(/\b(?=[A-Z0-9.]*\d)(?=[A-Z0-9.]*[A-Z])[A-Z0-9.]{8,}\b/g, MASK)
    .replace(/\b[A-Z]{2,}(?:[ '][A-Z]{2,})+\b/g, MASK)
}
