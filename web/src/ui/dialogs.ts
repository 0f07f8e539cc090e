import { create } from 'zustand'

export interface DialogRequest {
  id: number
  kind: 'confirm' | 'alert'
  text: string
  yes?: string | undefined
  no?: string | undefined
  answer: (agreed: boolean) => void
}

/** One at a time, in the order asked. */
export const useDialogs = create<{ waiting: readonly DialogRequest[] }>()(() => ({ waiting: [] }))

/** Every question and notice of the register that blocks (GEN-047). Await it from an event, never while rendering. */
export const dialogs = {
  confirm: (text: string, { yes, no }: { yes?: string; no?: string } = {}): Promise<boolean> => ask({ kind: 'confirm', text, yes, no }),
  alert: async (text: string): Promise<void> => {
    await ask({ kind: 'alert', text })
  },
} as const

let last = 0

function ask(request: Omit<DialogRequest, 'id' | 'answer'>): Promise<boolean> {
  const id = ++last
  return new Promise((resolve) => {
    const answer = (agreed: boolean) => {
      useDialogs.setState(({ waiting }) => ({ waiting: waiting.filter((one) => one.id !== id) }))
      resolve(agreed)
    }
    useDialogs.setState(({ waiting }) => ({ waiting: [...waiting, { ...request, id, answer }] }))
  })
}
