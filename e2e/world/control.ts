import type * as z from 'zod/mini'
import { type ControlCall, type ControlInput, type ControlReply, controlPath } from '#contract/control/controlCall.ts'
import { type CollectionName, changeOf, type collections, listOf, recordOf } from '#contract/control/db.ts'

type RecordIn<Name extends CollectionName> = z.output<(typeof collections)[Name]>
interface Sent {
  readonly body?: object | undefined
  readonly token?: string | undefined
}

/** A client of the mock in one world, for the control API and the market's API. Throws on an error response. */
export class Control {
  readonly url: string
  readonly world: string

  constructor(url: string, world: string) {
    this.url = url
    this.world = world
  }

  /** Makes a control call and returns its reply, validated by the contract. */
  async send<C extends ControlCall>(call: C, input: ControlInput<C> = {}): Promise<ControlReply<C>> {
    const reply = await this.fetch(call.method, controlPath(call, input), { body: input.body as object | undefined })
    return call.reply.parse(reply) as ControlReply<C>
  }

  async records<Name extends CollectionName>(name: Name): Promise<RecordIn<Name>[]> {
    return (await this.send(listOf(name))) as RecordIn<Name>[]
  }

  async record<Name extends CollectionName>(name: Name, id: string): Promise<RecordIn<Name>> {
    return (await this.send<ControlCall>(recordOf(name), { params: { id } })) as RecordIn<Name>
  }

  /** Changes a record directly, as an administrator would. null removes an optional field. */
  async change<Name extends CollectionName>(name: Name, id: string, patch: Readonly<Record<string, unknown>>): Promise<RecordIn<Name>> {
    return (await this.send<ControlCall>(changeOf(name), { params: { id }, body: patch })) as RecordIn<Name>
  }

  /** Calls the market's API: a GET, or a POST if there is a body, signed in by `token` or as a guest. */
  async v1<T>(path: string, { body, token }: Sent = {}): Promise<T> {
    return (await this.fetch(body ? 'POST' : 'GET', `/v1${path}`, { body, token })) as T
  }

  private async fetch(method: string, path: string, { body, token }: Sent): Promise<unknown> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        'x-mock-world': this.world,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
}
