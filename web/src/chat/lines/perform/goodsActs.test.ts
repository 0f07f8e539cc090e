import { expect, test } from 'vitest'
import { readingsOf } from './goodsActs.ts'

test('[CHAT-081] a word at two letters’ distance from several fish has two to four readings; a fish, a sentence and nonsense have none', () => {
  expect(readingsOf('ngumi')).toEqual(['nguru', 'ngisi'])
  expect(readingsOf('nataka ngumi')).toEqual(['nguru', 'ngisi'])
  for (const line of ['asdfgh', 'mambo', 'habari za leo ndugu yangu', '1']) expect(readingsOf(line).length).toBeLessThan(2)
})
