import { randomId } from '#web/api/ids.ts'
import { draftNow, storeDraft } from '#web/features/session/useDraft.ts'
import { COMPLAINT, Complaint, MOST_TEXT, noComplaint } from './complaint.ts'

/** The complaint that is not sent yet, stored on this device like other drafts. */
export const complaintNow = (): Complaint => draftNow(COMPLAINT, Complaint, noComplaint)
export const setComplaint = (complaint: Complaint): void =>
  storeDraft(COMPLAINT, { ...complaint, text: complaint.text.slice(0, MOST_TEXT), key: randomId() })
export const clearComplaint = (): void => storeDraft(COMPLAINT, undefined)
