import { create } from 'zustand'

/** Where the thread is visible a result is told there, not by a toast (CHAT-029). The thread sets it; payment only asks. */
const useThreadOnScreen = create<{ shown: boolean }>()(() => ({ shown: false }))
export const setThreadOnScreen = (shown: boolean): void => useThreadOnScreen.setState({ shown })
export const threadShown = (): boolean => useThreadOnScreen.getState().shown
