import { create } from 'zustand'

/** True while the thread is visible: it shows payment results itself, so toasts are suppressed (CHAT-029). Set by the thread. */
const useThreadOnScreen = create<{ shown: boolean }>()(() => ({ shown: false }))
export const setThreadOnScreen = (shown: boolean): void => useThreadOnScreen.setState({ shown })
export const threadShown = (): boolean => useThreadOnScreen.getState().shown
