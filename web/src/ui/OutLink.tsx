import type { ComponentProps } from 'react'

/** A link to another site, opened in a new tab without access to this one. A URL that isn't https is shown as text (NAV-016, SEC-022). */
export function OutLink({ children, href, ...rest }: Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string }) {
  if (!SAFE.test(href)) return <span className={rest.className}>{children}</span>
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** Matches an https URL or a path on this site. */
const SAFE = /^(https:\/\/[^/]|\/(?!\/))/i
