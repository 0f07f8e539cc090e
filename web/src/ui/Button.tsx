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
  /** While true, the button keeps focus and width, shows `busyLabel` and ignores presses (CHAT-073). */
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
  'aria-disabled': unready = false,
  ...rest
}: ButtonProps) {
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    // The `disabled` attribute would remove the focus. preventDefault also stops a submit by Enter.
    if (busy || unready) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes(buttonClass({ kind, large, block }), className)}
      onClick={act}
      disabled={disabled}
      aria-disabled={busy || unready || undefined}
    >
      {icon && <Icon name={icon} size="s" />}
      {busyLabel === undefined ? (
        labelOf(children)
      ) : (
        <span className="labels">
          <Label isShown={!busy}>{children}</Label>
          <Label isShown={busy}>{busyLabel}</Label>
        </span>
      )}
    </button>
  )
}

/** Both labels occupy the same space, so that the width stays the same. Screen readers get one of them (A11Y-015). */
const Label = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <span aria-hidden={!isShown || undefined} className={isShown ? undefined : 'unseen'}>
    {children}
  </span>
)

/** Wraps a text in an element of its own, because an icon beside it can appear and disappear (A11Y-015). */
export const labelOf = (children: ReactNode): ReactNode => (typeof children === 'string' ? <span>{children}</span> : children)

export const buttonClass = ({
  kind = 'act',
  large,
  block,
}: {
  kind?: ButtonKind | undefined
  large?: boolean | undefined
  block?: boolean | undefined
}): string => classes('button', `button-${kind}`, large && 'button-large', block && 'button-block')
