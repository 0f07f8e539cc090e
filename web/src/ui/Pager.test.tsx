// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BrowserRouter, useNavigate, useSearchParams } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadBundle } from '#web/i18n/texts.ts'
import { Pager } from './Pager.tsx'

const scrolled = vi.fn()

beforeEach(async () => {
  await loadBundle('shell')
  vi.stubGlobal('scrollTo', scrolled)
  window.history.replaceState(null, '', '/products?page=2')
})
function List() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => void navigate('?page=2&search=sato')}>
        find
      </button>
      <Pager page={Number(params.get('page'))} pages={9} to={(page) => `/products?page=${page}`} />
    </>
  )
}

test('[CAT-016] another page scrolls to the top; a new search and Back don’t change the scroll position', async () => {
  render(<List />, { wrapper: BrowserRouter })
  const current = () => screen.getByRole('link', { current: 'page' }).textContent
  await userEvent.click(screen.getByRole('button', { name: 'find' }))
  expect(scrolled).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }))
  expect(current()).toBe('3')
  expect(scrolled.mock.calls).toEqual([[0, 0]])
  window.history.back()
  await vi.waitFor(() => expect(current()).toBe('2'))
  expect(scrolled).toHaveBeenCalledTimes(1)
})
