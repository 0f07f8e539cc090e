/** Full stop, comma, bracket or quotation mark of the sentence around a link, as it is and as browsers encode it; ids have none of them. */
const LINK_END = /(?:[.,;:!*'"”’»…)\]}>]|%(?:22|27|29|2[CEce]|3[ABEabe]|5[Dd]|7[Dd]|C2%BB|E2%80%9D|E2%80%99|E2%80%A6))+$/i

/**
 * Returns an address of the shop without the end of its sentence: `/products/abc).` is `/products/abc` (NAV-017). The app opens that
 * page, so the server must take it for a page, too.
 */
export function withoutLinkEnd(address: string): string {
  return address.replace(LINK_END, '') || '/'
}
