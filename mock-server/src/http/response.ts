import type { Call } from '#contract/call.ts'
import type { CallName } from '#contract/calls.ts'
import { calls } from '#contract/calls.ts'
import type { World } from '../world/world.ts'

/** A validated reply as JSON text. Cached lists keep it, so that a list is validated and serialised once per change. */
export class SerialisedReply {
  readonly body: string
  constructor(body: string) {
    this.body = body
  }
}

const names = new Map<Call, CallName>(Object.entries(calls).map(([name, call]) => [call, name as CallName]))
export const nameOf = (call: Call): CallName => {
  const name = names.get(call)
  if (!name) throw new Error(`${call.method} ${call.path} is not in contract/calls.ts`)
  return name
}

/** Validates a reply against the contract. A mismatch is journaled as a violation, and the reply is sent unchanged (QA-036). */
export function prepare(world: World, call: Call, reply: unknown): SerialisedReply {
  const result = call.reply.safeParse(reply)
  if (result.success) return new SerialisedReply(JSON.stringify(result.data))
  const text = `${nameOf(call)} answers against the contract: ${result.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', ')}`
  world.journal.add({ kind: 'violation', invariant: 'contract', text, path: call.path, method: call.method })
  return new SerialisedReply(JSON.stringify(reply))
}

/** Returns a reply as JSON text, in the response variants switched on for this call (QA-034). */
export function applyShapes(world: World, call: Call, { body }: SerialisedReply): string {
  const name = nameOf(call)
  return world.shapes.has(name) ? JSON.stringify(world.shapes.apply(name, JSON.parse(body))) : body
}
