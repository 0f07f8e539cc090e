import type { ComponentProps } from 'react'

/** A link to another site, in a new tab which learns nothing of this one; an address that is not https is only words (NAV-016, SEC-022). */
export function OutLink({ children, href, ...rest }: Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string }) {
  if (!SAFE.test(href)) return <span className={rest.className}>{children}</span>
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** By https, or a path of the own site. */
const SAFE = /^(https:\/\/[^/]|\/(?!\/))/i
