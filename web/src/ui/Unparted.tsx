/** Matches a number with the punctuation after it, because screen readers would pause before punctuation in a separate element. */
const NUMBERS =
  /((?:TZS\s[\d,]+|(?:\d+\s)?\S+\s×\s(?:TZS\s)?[\d,]+|\d+\sk?g\b|SMK-\d+|\d+(?:-\d+)+|\+?\d{9,}|\+?\d{3} \d{3} (?:•••|\d{3}) \d{3})[.,:;?!)]*)/

/** Renders a sentence without line breaks inside sums, weights, counts, ranges, order and phone numbers, unless one is wider than the line (A11Y-010). */
export const Unparted = ({ text }: { text: string }) =>
  text.split(NUMBERS).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts have no id, and their order never changes
    <span key={at} className={at % 2 === 1 ? 'unparted' : undefined}>
      {part}
    </span>
  ))
