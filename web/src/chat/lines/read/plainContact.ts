/** Returns a contact card (vCard) as `Name, number`, and any other text as it is. */
export function plainContact(text: string): string {
  if (!/^BEGIN:VCARD/im.test(text)) return text
  const valueOf = (field: string): string =>
    new RegExp(`^(?:item\\d+\\.)?${field}[^:\\n]*:(?:tel:)?(.*)$`, 'im').exec(text)?.[1]?.trim() ?? ''
  const name = valueOf('FN') || valueOf('N').split(';').filter(Boolean).reverse().join(' ')
  return [name, valueOf('TEL')].filter(Boolean).join(', ')
}
