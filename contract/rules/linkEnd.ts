/** Punctuation after a link in a sentence, plain or percent-encoded as browsers send it. Ids never end with these characters. */
const LINK_END = /(?:[.,;:!*'"”’»…)\]}>]|%(?:22|27|29|2[CEce]|3[ABEabe]|5[Dd]|7[Dd]|C2%BB|E2%80%9D|E2%80%99|E2%80%A6))+$/i

/**
 * Removes the punctuation that follows a link in a sentence: `/products/abc).` gives `/products/abc` (NAV-017). App and server share
 * this rule, so that the server responds with a page where the app shows one.
 */
export function withoutLinkEnd(address: string): string {
  return address.replace(LINK_END, '') || '/'
}
