import { callDefaults } from '#contract/messages/en.ts'

/** Call defaults by call, and what is said beside them. `known` are codes without values that the client can say itself (I18N-011). */
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
