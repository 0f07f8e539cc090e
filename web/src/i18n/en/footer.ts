export const footer = {
  promise: 'Fish from the lakes and the coast of Tanzania. Help in Swahili and in English.',
  quickLinks: 'Quick links',
  contact: 'Contact',
  message: 'Message us',
  rights: '© Samaki, Tanzania',
} as const
