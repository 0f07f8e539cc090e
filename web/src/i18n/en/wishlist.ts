export const wishlist = {
  added: '{name} is on your wishlist.',
  removed: '{name} is no longer on your wishlist.',
  signedOut: 'Please log in to view your wishlist',
  logIn: 'Log In',
  empty: 'Your wishlist is empty',
  emptyText: 'Tap the heart on a fish you want, and you’ll find it here.',
  count: { one: '{n} item in your wishlist', other: '{n} items in your wishlist' },
  unavailable: 'Unavailable',
  remove: 'Remove',
  clear: 'Clear wishlist',
  clearQuestion: 'Are you sure you want to clear your wishlist?',
} as const
