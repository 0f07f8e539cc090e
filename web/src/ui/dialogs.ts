import { create } from 'zustand'
import type { LiveText } from '#web/i18n/texts.ts'
import { dialogEntryGone } from './dialogEntry.ts'

/** Labels that replace Yes and No. */
interface Answers {
  readonly yes?: string
  readonly no?: string
}

export interface DialogRequest {
  id: number
  kind: 'confirm' | 'alert'
  /** The text in the current language. */
  readonly text: string
  readonly answers: Answers
  respond: (agreed: boolean) => void
}

/** Open dialogs, shown one at a time in the order of their requests. */
export const useDialogs = create<{ waiting: readonly DialogRequest[] }>()(() => ({ waiting: [] }))

/** Blocking questions and notices (GEN-047). Call them from event handlers, never while rendering. */
export const dialogs = {
  confirm: (text: LiveText, answers?: () => Answers): Promise<boolean> => openDialog('confirm', text, answers),
  alert: async (text: LiveText): Promise<void> => {
    await openDialog('alert', text)
  },
  /** Declines all open questions, when the page that asked them is left. */
  declineAll: (): void => {
    for (const { respond } of useDialogs.getState().waiting) respond(false)
  },
} as const

let lastId = 0

function openDialog(kind: DialogRequest['kind'], text: LiveText, answers = (): Answers => ({})): Promise<boolean> {
  const id = ++lastId
  return new Promise((resolve) => {
    const respond = (agreed: boolean) => {
      useDialogs.setState(({ waiting }) => ({ waiting: waiting.filter((one) => one.id !== id) }))
      if (useDialogs.getState().waiting.length > 0) resolve(agreed)
      else void dialogEntryGone().then(() => resolve(agreed))
    }
    const request: DialogRequest = {
      id,
      kind,
      get text() {
        return text()
      },
      get answers() {
        return answers()
      },
      respond,
    }
    useDialogs.setState(({ waiting }) => ({ waiting: [...waiting, request] }))
  })
}
