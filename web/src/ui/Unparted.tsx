/** With the mark after it: beside a box of its own a screen reader would part them. */
const NUMBERS = /((?:TZS [\d,]+|(?:\d+ )?\S+ × \d+|\d+ k?g\b|SMK-\d+|\d+(?:-\d+)+|\+?\d{9,}|\+?\d{3} \d{3} (?:•••|\d{3}) \d{3})[.,:;?!)]*)/

/** A sentence whose sums, weights, counts with the word before them, ranges, order numbers and phone numbers stand on one line each, unless one is wider than the line (A11Y-010). */
export const Unparted = ({ text }: { text: string }) =>
  text.split(NUMBERS).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence have no other name, and none moves
    <span key={at} className={at % 2 === 1 ? 'unparted' : undefined}>
      {part}
    </span>
  ))
