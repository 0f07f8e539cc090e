import { classes } from './classes.ts'
import { type IconName, icons } from './icons.ts'

interface Look {
  /** 18, 24 or 28 px. */
  size?: 's' | 'm' | 'l'
  className?: string | undefined
}
export type IconProps = Look & { name: IconName }

/** Decoration: the words beside it, or the button's own name, say what it means. */
export const Icon = ({ name, ...look }: IconProps) => <IconDrawing path={icons[name]} {...look} />

/** A drawing on the 24 px grid that is not in the set of the first view. */
export const IconDrawing = ({ path, size = 'm', className }: Look & { path: string }) => (
  <svg className={classes('icon', size !== 'm' && `icon-${size}`, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
)
