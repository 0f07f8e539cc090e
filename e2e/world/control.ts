/** The control API of the mock, in one world. */
export class Control {
  readonly url: string
  readonly world: string

  constructor(url: string, world: string) {
    this.url = url
    this.world = world
  }

  get<T>(path: string): Promise<T> {
    return this.call('GET', path)
  }

  post<T>(path: string, body: object = {}): Promise<T> {
    return this.call('POST', path, body)
  }

  put<T>(path: string, body: object): Promise<T> {
    return this.call('PUT', path, body)
  }

  patch<T>(path: string, body: object): Promise<T> {
    return this.call('PATCH', path, body)
  }

  delete(path: string): Promise<unknown> {
    return this.call('DELETE', path)
  }

  /** The API itself: a read, or with a body a post, as the holder of `token` or as anybody. */
  v1<T>(path: string, { body, token }: { body?: object; token?: string } = {}): Promise<T> {
    return this.call(body ? 'POST' : 'GET', path, body, { under: '/v1', ...(token && { token }) })
  }

  private async call<T>(
    method: string,
    path: string,
    body?: object,
    { under = '/__mock/api', token }: { under?: string; token?: string } = {},
  ): Promise<T> {
    const answer = await fetch(`${this.url}${under}${path}`, {
      method,
      headers: {
        'x-mock-world': this.world,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${under}${path} answered ${answer.status}: ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }
}
