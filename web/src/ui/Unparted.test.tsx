// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Unparted } from './Unparted.tsx'

test('[A11Y-010] sums, counts with the word before them and the mark after them stay together; the text is the same', () => {
  const text = 'Sato, 1 kg × 2: TZS 21,000. Order SMK-1, call +255 712 345 678!'
  const { container } = render(<Unparted text={text} />)
  expect(container.textContent).toBe(text)
  const together = [...container.querySelectorAll('.unparted')].map((part) => part.textContent)
  expect(together).toEqual(['1 kg × 2:', 'TZS 21,000.', 'SMK-1,', '+255 712 345 678!'])
})
