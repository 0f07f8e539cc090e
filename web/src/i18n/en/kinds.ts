export const kinds = {
  change: 'Change kind',
  which: 'Which kind?',
  none: 'There is no other kind today.',
} as const
