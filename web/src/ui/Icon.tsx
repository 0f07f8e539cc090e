import { classes } from './classes.ts'
import { type IconName, icons } from './icons.ts'

interface Look {
  /** 18 instead of 24 px. */
  size?: 's'
}
export type IconProps = Look & { name: IconName }

/** A decorative icon: the text beside it or the button's label gives its meaning. */
export const Icon = ({ name, ...look }: IconProps) => <IconDrawing path={icons[name]} {...look} />

/** Draws an icon on the 24 px grid that isn't in `icons`, the set loaded with the first page. */
export const IconDrawing = ({ path, size }: Look & { path: string }) => (
  <svg className={classes('icon', size && `icon-${size}`)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
)
