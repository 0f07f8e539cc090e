import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonLook, buttonClass, labelOf } from './Button.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

/** A link that looks like a button. */
export function LinkButton({ kind, large, block, icon, className, children, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={classes(buttonClass({ kind, large, block }), className)}>
      {icon && <Icon name={icon} size="s" />}
      {labelOf(children)}
    </Link>
  )
}
