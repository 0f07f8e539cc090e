// @vitest-environment jsdom

import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { OrderStatus } from '#contract/order.ts'
import { AddressFormPanel } from '#web/features/addresses/AddressFormPanel.tsx'
import { Stock } from '#web/features/catalogue/product/ProductPanel.tsx'
import { loadBundle, textsNow } from '#web/i18n/texts.ts'
import { BarChart } from '#web/ui/area/BarChart.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'

beforeEach(async () => {
  for (const bundle of ['shell', 'shop', 'checkout'] as const) await loadBundle(bundle)
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})
test('[A11Y-011] each status has its own text and shape; stock has a text and an icon', () => {
  const css = readFileSync('web/src/styles/ui/badges.css', 'utf8')
  const shapes = OrderStatus.options.map((status) => {
    const { container } = render(<StatusBadge status={status} />)
    expect(container.textContent).toBe(textsNow().common.orderStatus[status])
    return new RegExp(`\\.b-${status}::before\\s*{([^}]*)}`).exec(css)?.[1]?.replace(/\s+/g, ' ').trim()
  })
  expect(new Set(shapes).size).toBe(OrderStatus.options.length)
  const stock = (available: number) => {
    const { container } = render(<Stock available={available} />)
    return [container.textContent, container.querySelector('path')?.getAttribute('d')]
  }
  const [there, gone] = [stock(4), stock(0)]
  expect([there[0], gone[0]]).toEqual(['4 in stock', 'Out of stock'])
  expect(there[1]).not.toBe(gone[1])
})

test('[A11Y-011] a required field is marked for screen readers; an optional one says so in its label', () => {
  render(<AddressFormPanel onSaved={() => {}} />)
  for (const field of screen.getAllByRole('textbox')) {
    const label = document.querySelector(`label[for="${field.id}"]`)?.textContent ?? ''
    expect([label, field.getAttribute('aria-required') === 'true']).toEqual([label, !label.includes('(optional)')])
  }
})

test('[A11Y-011] today’s bar differs by its outline and name, and every bar by its position', () => {
  const bars = [1, 2, 3].map((value) => ({ name: `${value}`, value: value * 10_000, isCurrent: value === 3 }))
  const { container } = render(<BarChart summary="Sales" bars={bars} />)
  expect(screen.getByRole('img', { name: 'Sales' })).toBeTruthy()
  const places = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('x'))
  expect(new Set(places).size).toBe(3)
  const css = readFileSync('web/src/styles/areas/figures.css', 'utf8')
  expect(/\.chart-bar\.chart-current\s*{[^}]*stroke-dasharray/.test(css)).toBe(true)
})
