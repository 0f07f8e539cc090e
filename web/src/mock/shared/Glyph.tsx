import { classes } from '#web/ui/classes.ts'

const glyphs = {
  play: 'M7 4.5v15L19 12z',
  erase: 'M9 5h12v14H9l-6-7zM12.5 9.5l5 5M17.5 9.5l-5 5',
  signal: 'M4 20v-3M9 20v-7M14 20V9M19 20V4',
} as const

/** Icons that only the mock uses, separate from the shop's. */
export const Glyph = ({ name, small = false }: { name: keyof typeof glyphs; small?: boolean }) => (
  <svg className={classes('icon', small && 'icon-s')} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={glyphs[name]} />
  </svg>
)
