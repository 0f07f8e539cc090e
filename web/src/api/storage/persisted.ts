import * as z from 'zod/mini'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { onStored, readText, stored } from './device.ts'

/** The format of zustand's persist middleware, which wrote these values in earlier versions. */
const Envelope = z.object({ state: z.unknown(), version: z.literal(1) })

interface Packing<Stored, T> {
  /** Converts the state to what is stored, and back. */
  pack: (state: T) => Stored
  unpack: (value: Stored) => T
}

/**
 * A zustand store that is stored under `name` and synchronised across tabs. A stored value that does not fit `schema` is ignored. If
 * nothing can be stored, the state is kept in memory.
 */
export function persisted<S extends z.ZodMiniType, T = z.output<S>>(
  name: string,
  schema: S,
  initial: () => NoInfer<T>,
  { pack, unpack }: Packing<z.output<S>, T> = { pack: (state) => state as z.output<S>, unpack: (value) => value as T },
): UseBoundStore<StoreApi<T>> {
  const device = stored(name, Envelope)
  const readState = (): T | null => {
    const read = z.safeParse(schema, device.read()?.state)
    return read.success ? unpack(read.data) : null
  }
  const store = create<T>()(() => readState() ?? initial())
  let isRereading = false
  store.subscribe((state) => {
    if (!isRereading) device.write({ state: pack(state), version: 1 })
  })
  onStored(name, () => {
    const next = readState() ?? (readText(name) === null ? initial() : null)
    if (next === null) return
    isRereading = true
    store.setState(next, true)
    isRereading = false
  })
  return store
}
