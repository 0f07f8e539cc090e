export const people = {
  people: 'People',
  tooMany: 'I count for up to {max} people. For more, call {shopPhone}.',
  kind: 'What kind of fish?',
  kinds: { whole: 'Whole fish', fillet: 'Fillet', dagaa: 'Dagaa' },
  kilos: '{n} kg',
  grams: '{n} g',
  enough: 'For {people}: {weight}',
  short: 'For {people} this is not enough: {weight} is the most you can add.',
  each: 'Counted as {grams} g before cooking for each adult.',
  none: 'There is no more of this to add today.',
} as const
