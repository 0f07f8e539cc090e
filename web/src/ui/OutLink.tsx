import type { ComponentProps } from 'react'

/** A link to another site, in a new tab which learns nothing of this one (NAV-016). */
export const OutLink = ({ children, ...rest }: Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string }) => (
  <a {...rest} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)
