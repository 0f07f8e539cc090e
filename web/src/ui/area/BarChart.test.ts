import { expect, test } from 'vitest'
import { gridLines, layOutChart, thousands } from './BarChart.tsx'

const week = [218, 275, 320, 365, 497, 453].map((value, place) => ({ name: `${14 + place}`, value: value * 1_000 }))
const today = { name: '20', value: 412_500, isCurrent: true }

test('only the highest bar and today’s have their figure', () => {
  const { figures, bars } = layOutChart([...week, today], 310)
  expect(figures.map(({ text, anchor }) => [text, anchor])).toEqual([
    ['497', 'middle'],
    ['412.5', 'middle'],
  ])
  expect(bars[4]?.y).toBe(24)
  expect(bars.every(({ isNamed }) => isNamed)).toBe(true)
})

test('with narrow bars, today’s figure is right of its bar, and names don’t overlap', () => {
  const { figures, bars, right } = layOutChart([...week, ...week, ...week, ...week, ...week.slice(0, 5), today], 310)
  expect(right).toBe(268)
  expect(figures[1]?.anchor).toBe('start')
  const named = bars.filter(({ isNamed }) => isNamed).map(({ x }) => x)
  expect(bars.at(-1)?.isNamed).toBe(true)
  for (const [place, x] of named.slice(1).entries()) expect(x - (named[place] ?? 0)).toBeGreaterThanOrEqual(28)
})

test('if today is the peak it has one figure, a day without sales has no bar, and no sales at all leave only the baseline', () => {
  expect(layOutChart([{ ...today, value: 900_000 }, ...week].reverse(), 310).figures).toHaveLength(1)
  expect(layOutChart([{ name: '1', value: 0 }], 310)).toMatchObject({ figures: [], lines: [], bars: [{ height: 0 }] })
})

test.each([
  [497_000, 3, [200_000, 400_000]],
  [497_000, 5, [100_000, 200_000, 300_000, 400_000]],
  [55_500, 3, [20_000, 40_000]],
  [1, 3, [0.5, 1]],
])('for a peak of %i there are at most %i grid lines at round figures', (peak, most, lines) => {
  expect(gridLines(peak, most)).toEqual(lines)
})

test('the axis shows thousands', () => {
  expect([412_500, 497_000, 1_284_600, 0, 12_000_000].map(thousands)).toEqual(['412.5', '497', '1,285', '0', '12,000'])
})
