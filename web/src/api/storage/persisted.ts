import * as z from 'zod/mini'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { onStored, readText, stored } from './device.ts'

/** The envelope of zustand's persist, which wrote these values first. */
const Envelope = z.object({ state: z.unknown(), version: z.literal(1) })

interface Packing<Kept, T> {
  /** What of the state is stored, and how it becomes the state again. */
  pack: (state: T) => Kept
  unpack: (kept: Kept) => T
}

/**
 * A store which the device keeps under `name`, in every tab the same. What is stored and does not fit `schema` counts as
 * nothing; where nothing can be stored, it lives in memory.
 */
export function persisted<S extends z.ZodMiniType, T = z.output<S>>(
  name: string,
  schema: S,
  initial: () => NoInfer<T>,
  { pack, unpack }: Packing<z.output<S>, T> = { pack: (state) => state as z.output<S>, unpack: (kept) => kept as T },
): UseBoundStore<StoreApi<T>> {
  const device = stored(name, Envelope)
  const kept = (): T | null => {
    const read = z.safeParse(schema, device.read()?.state)
    return read.success ? unpack(read.data) : null
  }
  const store = create<T>()(() => kept() ?? initial())
  let following = false
  store.subscribe((state) => {
    if (!following) device.write({ state: pack(state), version: 1 })
  })
  onStored(name, () => {
    const next = kept() ?? (readText(name) === null ? initial() : null)
    if (next === null) return
    following = true
    store.setState(next, true)
    following = false
  })
  return store
}
