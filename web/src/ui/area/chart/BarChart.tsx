import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '../../classes.ts'
import { type Bar, layChart } from './chartLayout.ts'

export interface BarChartProps {
  /** All that the drawing says, in a sentence or two: it is read out instead. Each number also stands in a table nearby. */
  summary: string
  bars: readonly Bar[]
}

/** Flat bars on a hairline grid, in thousands of TZS, as wide as its place (areas note 8). */
export function BarChart({ summary, bars }: BarChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const { height, baseline, left, right, lines, bars: placed, figures } = layChart(bars, width)
  return (
    <div ref={box} className="chart">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={summary}>
        {lines.map(({ text, y }) => (
          <g key={text}>
            <path className="chart-grid" d={`M${left} ${y}H${right}`} />
            <text x={left - 6} y={y + 4} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {placed.map((bar, place) => (
          <g key={place}>
            {bar.value > 0 && (
              <rect
                className={classes('chart-bar', bar.isCurrent && 'current')}
                x={bar.x}
                y={bar.y}
                width={bar.width}
                height={bar.height}
              />
            )}
            {bar.isNamed && (
              <text className={classes(bar.isCurrent && 'chart-strong')} x={bar.x + bar.width / 2} y={baseline + 18} textAnchor="middle">
                {bar.name}
              </text>
            )}
          </g>
        ))}
        {figures.map(({ text, x, y, anchor }) => (
          <text key={`${x}`} className="chart-strong" x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
        <path className="chart-axis" d={`M${left} ${baseline}H${right}`} />
      </svg>
    </div>
  )
}

/** The width of an element in pixels, followed; before it is known, that of a phone. */
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
