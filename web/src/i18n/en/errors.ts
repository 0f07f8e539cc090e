import { callDefaults } from '#contract/messages/en.ts'

/** The default text of each call, and other error texts. In Swahili, `known` replaces the server's message, by error code (I18N-011). */
export const errors = {
  ...callDefaults,
  offline: 'You seem to be offline. Check your connection and try again.',
  notKept: 'Not available offline.',
  unexpected: 'Something went wrong. Please try again.',
  notFoundTitle: 'Page not found',
  notFoundText: 'This page does not exist or has moved.',
  failedTitle: 'Something went wrong',
  toHome: 'Go to home',
  reload: 'Reload the page',
  newVersion: 'A new version is ready.',
  update: 'Update',
  updateLater: 'A payment is waiting. Update when it is done.',
  addFailed: 'We couldn’t add {name} to your cart.',
  known: {
    phone_unknown: 'No account uses this number. Please register.',
  },
} as const
