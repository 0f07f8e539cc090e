import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '#web/ui/classes.ts'

interface BarChartProps {
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
                className={classes('chart-bar', bar.isCurrent && 'chart-current')}
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

interface Bar {
  /** The label below the bar, e.g. the day of the month. */
  name: string
  /** The amount in whole TZS. */
  value: number
  /** Draws the bar dashed, because its day isn't over. */
  isCurrent?: boolean
}

interface PlacedBar extends Bar {
  x: number
  y: number
  width: number
  height: number
  /** False if the name would overlap its neighbours'; the last bar always has its name. */
  isNamed: boolean
}

/** The figure above a bar; only the highest bar and the current one have one. */
interface FigureLabel {
  text: string
  x: number
  y: number
  anchor: 'middle' | 'start'
}

interface ChartLayout {
  height: number
  /** The y position of the line below the bars. */
  baseline: number
  left: number
  right: number
  lines: { text: string; y: number }[]
  bars: PlacedBar[]
  figures: FigureLabel[]
}

const LEFT = 34
const TOP = 24
const BELOW = 28
/** If bars are closer than this (px), a figure doesn't fit above its bar. The current bar's figure is then drawn to its right. */
const DENSE = 32
const BESIDE = 42
/** The width of a name, in px. */
const NAME_WIDTH = 28

/** Positions bars and labels in a drawing of this width. Its units are pixels, so that text is 12 px high. */
export function layOutChart(bars: readonly Bar[], width: number): ChartLayout {
  const height = width < 480 ? 168 : 232
  const baseline = height - BELOW
  const isDense = (width - LEFT) / Math.max(1, bars.length) < DENSE
  const right = isDense && bars.at(-1)?.isCurrent ? width - BESIDE : width
  const slot = (right - LEFT) / Math.max(1, bars.length)
  const most = Math.max(0, ...bars.map(({ value }) => value))
  const yOf = (value: number) => baseline - (most === 0 ? 0 : (value / most) * (baseline - TOP))
  const every = Math.max(1, Math.ceil(NAME_WIDTH / slot))
  const placed = bars.map((bar, place) => ({
    ...bar,
    x: LEFT + slot * (place + 0.125),
    y: yOf(bar.value),
    width: slot * 0.75,
    height: baseline - yOf(bar.value),
    isNamed: (bars.length - 1 - place) % every === 0,
  }))
  const lines = gridLines(most, height > 200 ? 5 : 3).map((value) => ({ text: thousands(value), y: yOf(value) }))
  return { height, baseline, left: LEFT, right, lines, bars: placed, figures: figuresOf(placed, isDense) }
}

function figuresOf(bars: readonly PlacedBar[], isDense: boolean): FigureLabel[] {
  const above = ({ value, x, y, width }: PlacedBar): FigureLabel => ({
    text: thousands(value),
    x: x + width / 2,
    y: y - 7,
    anchor: 'middle',
  })
  const peak = bars.reduce<PlacedBar | null>((best, bar) => (bar.value > (best?.value ?? 0) ? bar : best), null)
  const current = bars.find(({ isCurrent, value }) => isCurrent && value > 0)
  const labels = peak ? [above(peak)] : []
  if (!current || current === peak) return labels
  const { x, y, width } = current
  return [...labels, isDense ? { text: thousands(current.value), x: x + width + 4, y: y + 4, anchor: 'start' } : above(current)]
}

/** Returns at most `most` grid values: multiples of 1, 2 or 5 times a power of ten. */
export function gridLines(peak: number, most: number): number[] {
  if (peak <= 0) return []
  const rough = 10 ** Math.floor(Math.log10(peak / most))
  const step = [1, 2, 5, 10].map((times) => times * rough).find((one) => peak / one < most + 1) ?? rough * 10
  return Array.from({ length: Math.floor(peak / step) }, (_, n) => step * (n + 1))
}

/** Formats an amount for the axis, in thousands: 412,500 gives `412.5`. */
export function thousands(shillings: number): string {
  const inThousands = shillings / 1_000
  const rounded = inThousands < 1_000 ? Math.round(inThousands * 10) / 10 : Math.round(inThousands)
  return rounded.toString().replace(/\B(?=(\d{3})+$)/g, ',')
}
