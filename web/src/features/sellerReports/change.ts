/** The change of a figure from the previous period. If that was 0, the percentage is null. */
export interface Change {
  direction: 'up' | 'down' | 'equal'
  percent: string | null
}

/** Formats the change in whole percent, or in tenths if below 1 %. A change is never shown as 0 (SELL-005). */
export function changeOf(now: number, before: number): Change {
  if (before === 0) return { direction: 'equal', percent: null }
  if (now === before) return { direction: 'equal', percent: '0%' }
  const percent = (100 * Math.abs(now - before)) / before
  const text = percent >= 1 ? Math.round(percent).toString() : Math.max(0.1, percent).toFixed(1)
  return now > before ? { direction: 'up', percent: `+${text}%` } : { direction: 'down', percent: `−${text}%` }
}
