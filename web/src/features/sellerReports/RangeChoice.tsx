import { fill, useTexts } from '#web/i18n/texts.ts'
import { type Range, ranges } from './sales.ts'

/** Buttons for a period of 7, 30 or 90 days (SELL-005). */
export function RangeChoice({ range, onChoose }: { range: Range; onChoose: (range: Range) => void }) {
  const t = useTexts('sellerMoney')
  return (
    <div className="range-choice" role="group" aria-label={t.sellerMoney.range}>
      {ranges.map((days) => (
        <button key={days} type="button" aria-pressed={days === range} onClick={() => onChoose(days)}>
          {fill(t.sellerMoney.days, { n: days })}
        </button>
      ))}
    </div>
  )
}
