import { create } from 'zustand'

/** True after the server refused a request without its token: only the form for the token is shown then (WAY-009). */
export const useLocked = create<{ isLocked: boolean }>(() => ({ isLocked: false }))

/** The error code of that refusal. */
export const TOKEN_NEEDED = 'token_needed'

/** Returns the token from pasted text, which is the token itself or a link with it. */
export const tokenIn = (text: string): string => /[?&]token=([^&#\s]+)/.exec(text)?.[1] ?? text.trim()
