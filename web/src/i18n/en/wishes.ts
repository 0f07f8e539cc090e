export const wishes = {
  which: 'Which kind?',
  moreKinds: 'More kinds',
  each: '{n} × {price}',
  add: 'Put {n} in the cart · {sum}',
  adding: 'Putting them in…',
  inCart: 'Put in the cart: {n}',
  soldOut: 'Sold out',
  notFound: 'We do not have it',
  full: 'You can’t add more of this',
  fewer: 'Only {n} of the {asked} you asked for',
  leaveOut: 'Leave out {name}',
} as const
