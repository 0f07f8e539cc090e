// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadTexts } from '../testing/buyer.ts'
import { resultOf, talkSections } from '../testing/talkTable.ts'

beforeAll(loadTexts)
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => vi.useRealTimers())

/**
 * The rows of the register that the tables in `testing/talk` prove:
 * [CHAT-024] [CHAT-033] [CHAT-035] [CHAT-036] [CHAT-037] [CHAT-041] [CHAT-044] [CHAT-048] [CHAT-049] [CHAT-052] [CHAT-053] [CHAT-054]
 * [CHAT-055] [CHAT-056] [CHAT-091] [CHAT-093] [CHAT-103] [CHAT-105] [CHAT-109] [CHAT-114] [CHAT-117] [CHAT-119] [CHAT-126] [CHAT-127]
 * [CHAT-128] [CHAT-130] [CHAT-131] [CHAT-133] [CHAT-134] [CHAT-135] [CHAT-136] [CHAT-137] [CHAT-138] [CHAT-139] [CHAT-140] [CHAT-141]
 * [CHAT-142] [CHAT-143] [CHAT-144] [CHAT-145] [CHAT-146] [CHAT-149] [CHAT-151] [CHAT-156] [CHAT-158] [CHAT-160] [CHAT-161] [CHAT-162]
 * [CHAT-172] [CHAT-176] [CHAT-177] [CHAT-178] [CHAT-182] [CHAT-188] [CHK-009] [MON-020]
 */
describe.each(talkSections)('$title', (section) => {
  test.each(section.rows)('$after: $line', async (row) => {
    expect(await resultOf(row, section)).toBe(row.result)
  })
})

test('the comment above names the rows of the tables, no more and no fewer', () => {
  const named = readFileSync(import.meta.filename, 'utf8').match(/\[[A-Z0-9]+-\d{3}\]/g)
  const proved = talkSections.flatMap(({ title }) => title.match(/\[[A-Z0-9]+-\d{3}\]/g) ?? [])
  expect(named?.toSorted()).toEqual([...new Set(proved)].toSorted())
})
