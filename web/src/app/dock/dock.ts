import * as z from 'zod/mini'
import { persisted } from '#web/api/storage/persisted.ts'

/** Whether the dock is open, stored on the device; closed at the first visit (CHAT-002). */
export const useDock = persisted('dock', z.object({ open: z.boolean() }), () => ({ open: false }))
export const toggleDock = (): void => useDock.setState(({ open }) => ({ open: !open }))
