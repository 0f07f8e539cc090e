import type { Registration } from '../commands.ts'
import { type DraftOf, useDraft } from '../useDraft.ts'

const EMPTY: Registration = { name: '', phone: '', email: '' }

/** What a guest types to sign in or register: the same in card and page, over a reload and a change of panel (CHAT-019, QA-030). */
export const useSignInDraft = (): DraftOf<Registration> => useDraft('signIn', EMPTY)
