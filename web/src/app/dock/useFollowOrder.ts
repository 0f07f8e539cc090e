import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { create } from 'zustand'
import { paths } from '#web/paths.ts'

/** The order just made in this tab, until a page has followed it. */
export const useLatestOrder = create<{ orderId: string | null }>()(() => ({ orderId: null }))

const LEFT_BEHIND: readonly string[] = [paths.cart, paths.checkout]

/** Leads a cart or checkout page beside the thread to the order the thread has made (CHAT-045). The payment page navigates by itself. */
export function useFollowOrder(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const orderId = useLatestOrder((latest) => latest.orderId)
  useEffect(() => {
    if (orderId === null) return
    useLatestOrder.setState({ orderId: null })
    if (LEFT_BEHIND.includes(pathname)) void navigate(paths.order(orderId), { replace: true })
  }, [orderId, pathname, navigate])
}
