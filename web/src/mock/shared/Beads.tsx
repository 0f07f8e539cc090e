const BEADS = 24

/** The remaining share of a wait (0 to 1) as 24 beads. A text beside it must state the time. */
export function Beads({ share }: { share: number }) {
  const left = Math.ceil(Math.max(0, Math.min(1, share)) * BEADS)
  return (
    <svg className="beads" viewBox="0 0 240 18" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className="is-off" d={beads(left, BEADS)} />
      <path className="is-on" d={beads(0, left)} />
    </svg>
  )
}

const beads = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `M${(from + i) * 10 + 0.8} 9l4.2-7.5L${(from + i) * 10 + 9.2} 9l-4.2 7.5z`).join('')
