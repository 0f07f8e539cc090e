// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { parkControls } from './ThreadEntry.tsx'

function aRow(): HTMLElement {
  const row = document.createElement('div')
  row.append(document.createElement('button'))
  return row
}
const places = (row: HTMLElement) => [...row.querySelectorAll('button, summary')].map((button) => button.getAttribute('tabindex'))

test('[CHAT-074] the controls of an older card, also later ones, leave the tab order and return to it', async () => {
  const row = aRow()
  const unpark = parkControls(row)
  expect(places(row)).toEqual(['-1'])
  row.append(document.createElement('button'), document.createElement('summary'))
  await vi.waitFor(() => expect(places(row)).toEqual(['-1', '-1', '-1']))
  unpark()
  expect(places(row)).toEqual([null, null, null])
})

test('[CHAT-074] a control with its own tabindex keeps it', () => {
  const row = aRow()
  row.firstElementChild?.setAttribute('tabindex', '0')
  parkControls(row)()
  expect(places(row)).toEqual(['0'])
})
