import { create } from 'zustand'
import type { LiveText } from '#web/i18n/texts.ts'
import { dialogEntryGone } from './dialogEntry.ts'

/** Other words than Yes and No. */
interface Answers {
  readonly yes?: string
  readonly no?: string
}

export interface DialogRequest {
  id: number
  kind: 'confirm' | 'alert'
  /** Texts are in the language of now. */
  readonly text: string
  readonly answers: Answers
  respond: (agreed: boolean) => void
}

/** Shown one at a time, in the order they were requested. */
export const useDialogs = create<{ waiting: readonly DialogRequest[] }>()(() => ({ waiting: [] }))

/** The blocking questions and notices (GEN-047). Await them from an event, never while rendering. */
export const dialogs = {
  confirm: (text: LiveText, answers?: () => Answers): Promise<boolean> => ask('confirm', text, answers),
  alert: async (text: LiveText): Promise<void> => {
    await ask('alert', text)
  },
  /** A question goes with the page that asked it, and the answer is no. */
  declineAll: (): void => {
    for (const { respond } of useDialogs.getState().waiting) respond(false)
  },
} as const

let last = 0

function ask(kind: DialogRequest['kind'], text: LiveText, answers = (): Answers => ({})): Promise<boolean> {
  const id = ++last
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
