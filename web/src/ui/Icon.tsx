import { classes } from './classes.ts'
import { type IconName, icons } from './icons.ts'

export interface IconProps {
  name: IconName
  /** 18, 24 or 28 px. */
  size?: 's' | 'm' | 'l'
  className?: string
}

/** Decoration: the words beside it, or the button's own name, say what it means. */
export const Icon = ({ name, size = 'm', className }: IconProps) => (
  <svg className={classes('icon', size !== 'm' && `icon-${size}`, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={icons[name]} />
  </svg>
)
