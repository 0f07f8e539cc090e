import type { LinesByMove } from './LinesByMove.ts'

export const account: LinesByMove = {
  'account.register': [
    ['register', 'jina langu ni Asha Juma'],
    ['register', 'Asha Juma, asha@example.com'],
    ['register', 'sina barua pepe'],
  ],
}
