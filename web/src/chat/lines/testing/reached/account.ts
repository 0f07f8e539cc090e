import type { Reached } from './reached.ts'

export const account: Reached = {
  'account.register': [
    ['register', 'jina langu ni Asha Juma'],
    ['register', 'Asha Juma, asha@example.com'],
  ],
}
