export const people = {
  people: 'People',
  tooMany: 'I can count for up to {max} people. For more, call {shopPhone}.',
  kind: 'What kind of fish?',
  kinds: { whole: 'Whole fish', fillet: 'Fillet', dagaa: 'Dagaa' },
  kilos: '{n} kg',
  grams: '{n} g',
  enough: 'For {people}: {weight}',
  short: 'This isn’t enough for {people}: {weight} is the most you can add.',
  each: 'I count {grams} g per adult, before cooking.',
  none: 'You can’t add any more of this today.',
} as const
