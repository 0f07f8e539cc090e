/** Written into the html at build time: an old browser never loads the texts of the app. */
export const oldBrowser = {
  update: 'This browser is too old for Samaki: update Chrome, then open this page again.',
} as const
