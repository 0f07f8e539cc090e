import { create } from 'zustand'

export interface DialogRequest {
  id: number
  kind: 'confirm' | 'alert'
  text: string
  yes?: string | undefined
  no?: string | undefined
  respond: (agreed: boolean) => void
}

/** Shown one at a time, in the order they were requested. */
export const useDialogs = create<{ waiting: readonly DialogRequest[] }>()(() => ({ waiting: [] }))

/** The blocking questions and notices (GEN-047). Await them from an event, never while rendering. */
export const dialogs = {
  confirm: (text: string, { yes, no }: { yes?: string; no?: string } = {}): Promise<boolean> => ask({ kind: 'confirm', text, yes, no }),
  alert: async (text: string): Promise<void> => {
    await ask({ kind: 'alert', text })
  },
} as const

let last = 0

function ask(request: Omit<DialogRequest, 'id' | 'respond'>): Promise<boolean> {
  const id = ++last
  return new Promise((resolve) => {
    const respond = (agreed: boolean) => {
      useDialogs.setState(({ waiting }) => ({ waiting: waiting.filter((one) => one.id !== id) }))
      resolve(agreed)
    }
    useDialogs.setState(({ waiting }) => ({ waiting: [...waiting, { ...request, id, respond }] }))
  })
}
