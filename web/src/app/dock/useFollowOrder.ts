import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { create } from 'zustand'
import { paths } from '#web/paths.ts'

/** The order made last in this tab. */
export const useLatestOrder = create<{ orderId: string | null }>()(() => ({ orderId: null }))

const LEFT_BEHIND: readonly string[] = [paths.cart, paths.checkout]

/**
 * Leads a cart or checkout page beside the thread to the order the thread makes (CHAT-045). The payment page navigates by itself.
 * An order made while the thread was closed is not followed when it opens.
 */
export function useFollowOrder(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(
    () =>
      useLatestOrder.subscribe(({ orderId }) => {
        if (orderId !== null && LEFT_BEHIND.includes(pathname)) void navigate(paths.order(orderId), { replace: true })
      }),
    [pathname, navigate],
  )
}
