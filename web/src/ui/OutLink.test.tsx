// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OutLink } from './OutLink.tsx'

const linkOf = (href: string) => {
  const { unmount } = render(<OutLink href={href}>there</OutLink>)
  const link = screen.queryByRole<HTMLAnchorElement>('link', { name: 'there' })
  const found = link && [link.target, link.rel]
  unmount()
  return found
}

test('[SEC-022] a link to another site opens over https with noopener; any other scheme is shown as plain text', () => {
  for (const href of ['https://maps.example/?q=1', '/uploads/licence.jpg']) expect(linkOf(href)).toEqual(['_blank', 'noopener noreferrer'])
  for (const href of [
    'javascript:alert(1)',
    'http://maps.example',
    'data:text/html,x',
    'file:///etc/passwd',
    'intent://x',
    'https://',
    '//evil.example',
  ])
    expect(linkOf(href)).toBeNull()
})
