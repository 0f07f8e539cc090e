import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { create } from 'zustand'
import { paths } from '#web/paths.ts'

/** The last order placed in this tab. */
export const useLatestOrder = create<{ orderId: string | null }>()(() => ({ orderId: null }))

const LEFT_AFTER_ORDER: readonly string[] = [paths.cart, paths.checkout]

/**
 * Navigates from a cart or checkout page beside the thread to the order placed in the thread (CHAT-045). The payment page
 * navigates by itself. An order placed while the thread was closed is not followed when it opens.
 */
export function useFollowOrder(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(
    () =>
      useLatestOrder.subscribe(({ orderId }) => {
        if (orderId !== null && LEFT_AFTER_ORDER.includes(pathname)) void navigate(paths.order(orderId), { replace: true })
      }),
    [pathname, navigate],
  )
}
