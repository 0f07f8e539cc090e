import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

export type ButtonKind = 'act' | 'sun' | 'line' | 'quiet' | 'risk'

export interface ButtonLook {
  kind?: ButtonKind
  large?: boolean
  block?: boolean
  icon?: IconName
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Keeps focus and width, shows `busyLabel`, and does nothing (CHAT-073). */
  busy?: boolean
  busyLabel?: string
}

export function Button({
  kind = 'act',
  large,
  block,
  icon,
  busy = false,
  busyLabel,
  disabled,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled attribute would drop the focus, and preventDefault also stops a submit by Enter.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes(buttonClass({ kind, large, block }), className)}
      onClick={act}
      disabled={disabled}
      aria-disabled={busy || undefined}
    >
      {icon && <Icon name={icon} size="s" />}
      {busyLabel === undefined ? children : <Labels now={busy ? busyLabel : children} other={busy ? children : busyLabel} />}
    </button>
  )
}

/** Both labels take the same place, so that the width stays the same. */
const Labels = ({ now, other }: { now: ReactNode; other: ReactNode }) => (
  <span className="labels">
    <span>{now}</span>
    <span aria-hidden="true" className="unseen">
      {other}
    </span>
  </span>
)

export const buttonClass = ({
  kind = 'act',
  large,
  block,
}: {
  kind?: ButtonKind | undefined
  large?: boolean | undefined
  block?: boolean | undefined
}): string => classes('btn', `btn-${kind}`, large && 'btn-lg', block && 'btn-block')
