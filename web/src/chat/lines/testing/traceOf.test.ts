import { expect, test } from 'vitest'
import { moments } from './moments.ts'
import { traceOf } from './traceOf.ts'

test('[CHAT-165] the trace of a line has its clauses with their content, the moves that fit, the chosen move and its acts', () => {
  const trace = traceOf('express, leave it at the gate', moments.review)
  expect(trace.split('\n').filter((row) => !/senses|says/.test(row))).toEqual([
    '“express”: statement',
    '  fitted: answer.chosen',
    '  left: answer.chosen',
    '“leave it at the gate”: statement',
    '  fitted: note.wish, talk.changedMind',
    '  left: note.wish',
    'does {"do":"choose","chosen":{"delivery":"express"}}',
    'does {"do":"setNote","wishes":["leave it at the gate"]}',
  ])
  expect(trace).toMatch(/says: .*gate.*leaveAt/)
  expect(trace).toMatch(/senses: \w+/)
})

test('[CHAT-165] the trace of a line without a move says that the question is repeated', () => {
  expect(traceOf('zzz qqq', moments.review)).toContain('No move takes it: the open question is asked again.')
})
