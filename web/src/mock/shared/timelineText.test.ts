import { expect, test } from 'vitest'
import { mock } from '#web/i18n/en/mock.ts'
import { timelineText } from './ScenarioList.tsx'

test('[QA-015] a scenario is described in sentences, in the order of its events', () => {
  expect(
    timelineText(
      {
        asks: true,
        timeline: [
          { at: 30, do: 'callback', status: 'success', repeat: 2 },
          { at: 5, do: 'approve' },
          { at: -1, do: 'stock', left: 0 },
        ],
      },
      mock,
    ),
  ).toEqual([
    'The phone asks for the PIN.',
    '1 s before: the stock falls to 0',
    'After 5 s: the customer approves and is charged',
    'After 30 s: a callback says success × 2',
  ])
  expect(timelineText({ start: { answer: { status: 503 } } }, mock)).toEqual(['The start is answered with 503.'])
})
