import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

export interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName
  label: string
}

export const IconButton = ({ icon, label, className, type = 'button', ...rest }: IconButtonProps) => (
  <button {...rest} type={type} className={classes('icon-button', className)} aria-label={label}>
    <Icon name={icon} />
  </button>
)
