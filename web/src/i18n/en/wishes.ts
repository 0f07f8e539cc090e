export const wishes = {
  which: 'Which kind?',
  moreKinds: 'More kinds',
  each: '{n} × {price}',
  add: 'Put {n} in the cart · {sum}',
  adding: 'Putting them in…',
  inCart: 'Put in the cart: {n}',
  soldOut: 'Sold out',
  notFound: 'We do not have it',
  full: 'The cart takes no more of this',
  fewer: 'Only {n}, not {asked}: more cannot be had',
  leaveOut: 'Leave out {name}',
} as const
