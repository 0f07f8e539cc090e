import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../../classes.ts'
import styles from './BarChart.module.css'
import { type Bar, layOutChart } from './chartLayout.ts'

export interface BarChartProps {
  /** Describes the whole chart in a sentence or two, for screen readers. A table nearby must list every number. */
  summary: string
  bars: readonly Bar[]
}

/** A bar chart with grid lines, in thousands of TZS, as wide as its container (areas note 8). */
export function BarChart({ summary, bars }: BarChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const { height, baseline, left, right, lines, bars: placed, figures } = layOutChart(bars, width)
  return (
    <div ref={box} className="chart">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={summary}>
        {lines.map(({ text, y }) => (
          <g key={text}>
            <path className={styles.chartGrid} d={`M${left} ${y}H${right}`} />
            <text x={left - 6} y={y + 4} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {placed.map((bar, place) => (
          <g key={place}>
            {bar.value > 0 && (
              <rect
                className={classes('chart-bar', bar.isCurrent && styles.current)}
                x={bar.x}
                y={bar.y}
                width={bar.width}
                height={bar.height}
              />
            )}
            {bar.isNamed && (
              <text
                className={classes(bar.isCurrent && styles.chartStrong)}
                x={bar.x + bar.width / 2}
                y={baseline + 18}
                textAnchor="middle"
              >
                {bar.name}
              </text>
            )}
          </g>
        ))}
        {figures.map(({ text, x, y, anchor }) => (
          <text key={`${x}`} className={styles.chartStrong} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
        <path className={styles.chartAxis} d={`M${left} ${baseline}H${right}`} />
      </svg>
    </div>
  )
}

/** Returns an element's width in pixels and follows its changes; starts with a phone's width. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(310)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setWidth(Math.max(200, Math.floor(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
