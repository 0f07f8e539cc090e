// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest'
import { loadTexts } from '../testing/buyer.ts'
import { resultOf, talkSections } from '../testing/talkTable.ts'

beforeAll(loadTexts)

/**
 * The rows of the register that `testing/talk.tsv` proves: [CHAT-036] [CHAT-041] [CHAT-048] [CHAT-052] [CHAT-053] [CHAT-091] [CHAT-133]
 * [CHAT-134] [CHAT-135] [CHAT-136] [CHAT-137] [CHAT-138] [CHAT-141] [CHAT-145] [CHAT-162] [CHAT-177]
 */
describe.each(talkSections)('$title', (section) => {
  test.each(section.rows)('$after: $line', async (row) => {
    expect(await resultOf(row, section)).toBe(row.result)
  })
})
