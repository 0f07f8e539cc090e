import { copyText } from './copyText.ts'

export interface LinkToShare {
  readonly url: string
  readonly text?: string
}

/** Opens the device's share sheet with a link, or copies the link if the device has none. `declined` means that the user closed the sheet. */
export async function share({ url, text }: LinkToShare): Promise<'shared' | 'declined' | 'copied' | 'failed'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, ...(text === undefined ? {} : { text }) })
      return 'shared'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'declined'
    }
  }
  return (await copyText(text === undefined ? url : `${text}\n${url}`)) ? 'copied' : 'failed'
}
