/** How a figure moved against the period before. Where there was nothing before there is no percentage and no direction. */
export interface Change {
  direction: 'up' | 'down' | 'equal'
  percent: string | null
}

/** In whole percent; below one in tenths, and never 0 where something moved (SELL-005). */
export function changeOf(now: number, before: number): Change {
  if (before === 0) return { direction: 'equal', percent: null }
  if (now === before) return { direction: 'equal', percent: '0%' }
  const percent = (100 * Math.abs(now - before)) / before
  const text = percent >= 1 ? Math.round(percent).toString() : Math.max(0.1, percent).toFixed(1)
  return now > before ? { direction: 'up', percent: `+${text}%` } : { direction: 'down', percent: `−${text}%` }
}
