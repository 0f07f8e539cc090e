import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface DockState {
  open: boolean
  toggle: () => void
}

/** Open or closed is the buyer's choice and survives a reload; closed at the first visit (CHAT-002). */
export const useDock = create<DockState>()(
  persist(
    (set) => ({
      open: false,
      toggle: () => set(({ open }) => ({ open: !open })),
    }),
    { name: 'dock', version: 1, partialize: ({ open }) => ({ open }) },
  ),
)
