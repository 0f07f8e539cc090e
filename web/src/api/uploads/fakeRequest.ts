import { vi } from 'vitest'

/** For tests: fakes the next XMLHttpRequest and lets the test respond. */
export function fakeRequest() {
  const target = () => {
    const listeners = new Map<string, (event: object) => void>()
    return {
      addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
      dispatch: (name: string, event: object = {}) => listeners.get(name)?.(event),
    }
  }
  const request = {
    ...target(),
    upload: target(),
    status: 0,
    responseText: '',
    headers: new Headers(),
    opened: [] as string[],
    sent: null as FormData | null,
    sendings: 0,
    open: (...line: string[]) => void (request.opened = line),
    setRequestHeader: (name: string, value: string) => request.headers.set(name, value),
    send(body: FormData) {
      request.sent = body
      request.sendings++
    },
    abort: vi.fn(),
    getResponseHeader: (name: string) => (name === 'retry-after' ? '7' : null),
    answer(status: number, body: unknown) {
      Object.assign(request, { status, responseText: JSON.stringify(body) })
      request.dispatch('load')
    },
  }
  vi.stubGlobal('XMLHttpRequest', function Fake() {
    return request
  })
  return request
}
