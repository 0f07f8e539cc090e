import { create } from 'zustand'

/** Whether the server has asked this page for its token: then it shows nothing else (WAY-009). */
export const useLocked = create<{ isLocked: boolean }>(() => ({ isLocked: false }))

/** The code of such a refusal. */
export const TOKEN_NEEDED = 'token_needed'

/** Takes the token out of what somebody pasted: the token itself, or a link that has it. */
export const tokenIn = (text: string): string => /[?&]token=([^&#\s]+)/.exec(text)?.[1] ?? text.trim()
