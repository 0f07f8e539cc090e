/**
 * The widths at which the layout changes, of a window or of a container. `scripts/source/styles.ts` checks that style sheets use no
 * other width.
 */
export const widths = {
  /** Large text leaves room for one column only. */
  slim: '15rem',
  /** A card or form has two columns. */
  card: '460px',
  /** Below this width the window is a phone with a bottom tab bar. */
  phone: '640px',
  /** A table fits, or a page with a side column. */
  page: '760px',
  /** The chat is docked next to the page (CHAT-002). */
  desk: '1024px',
} as const
