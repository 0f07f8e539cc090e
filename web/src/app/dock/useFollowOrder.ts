import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { create } from 'zustand'
import { paths } from '#web/paths.ts'

/** The order just made in this tab, until a page has followed it. */
export const useMade = create<{ orderId: string | null }>()(() => ({ orderId: null }))

const LEFT_BEHIND: readonly string[] = [paths.cart, paths.checkout]

/** The thread finished an order: a cart or checkout page beside it goes there too (CHAT-045). The payment page does so by itself. */
export function useFollowOrder(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const orderId = useMade((made) => made.orderId)
  useEffect(() => {
    if (orderId === null) return
    useMade.setState({ orderId: null })
    if (LEFT_BEHIND.includes(pathname)) void navigate(paths.order(orderId), { replace: true })
  }, [orderId, pathname, navigate])
}
