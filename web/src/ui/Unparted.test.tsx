// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Unparted } from './Unparted.tsx'

test('[A11Y-010] sums, weights, counts, ranges, order and phone numbers stay on one line with their punctuation; the text is unchanged', () => {
  const text =
    'Sato, 1 kg × 2: TZS 21,000. Order SMK-1, within 24-48 hours, 5 kg. Call +255 712 345 678! PIN on 255 712 ••• 678. Is +254712345678 yours?'
  const { container } = render(<Unparted text={text} />)
  expect(container.textContent).toBe(text)
  const together = [...container.querySelectorAll('.unparted')].map((part) => part.textContent)
  expect(together).toEqual([
    '1 kg × 2:',
    'TZS 21,000.',
    'SMK-1,',
    '24-48',
    '5 kg.',
    '+255 712 345 678!',
    '255 712 ••• 678.',
    '+254712345678',
  ])
})
