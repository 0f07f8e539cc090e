import { wholeShillings } from '#contract/rules/money.ts'
import { copyOf } from '../src/world/savedWorld.ts'
import type { World } from '../src/world/world.ts'
import type { Worlds } from '../src/world/worlds.ts'
import type { Cart } from './attempt.ts'
import { createDevice, type Device } from './device.ts'
import type { Wire } from './wire.ts'

export const USERS = { asha: '255712345678', neema: '255754110226' } as const
export type User = keyof typeof USERS

/** The state of one run: a world, and two buyers with their devices. */
export interface Market {
  readonly wire: Wire
  readonly devices: Readonly<Record<User, Device>>
  readonly world: () => World
  /** Returns one of the user's carts; it gets a new id after each order. */
  cart(user: User, which: number): Cart
  /** Returns the current price of a cart, in TZS. */
  amountOf(cart: Cart): number
  /** The products, phones and addresses that were changed by hand, whose values the audit cannot check. */
  readonly changedByHand: Set<string>
  /** Simulates a crash and a restart from the state file (QA-046). */
  restart(): void
  close(): Promise<void>
}

/** 09:00 in Dar es Salaam. */
export const MORNING = Date.parse('2026-11-20T06:00:00.000Z')
const SATO = 'nile-tilapia-sato-1-kg'
const SANGARA = 'nile-perch-sangara-1-kg'
const carts = [
  [
    { productId: SATO, quantity: 2 },
    { productId: SANGARA, quantity: 1 },
  ],
  [{ productId: SATO, quantity: 1 }],
  [{ productId: SANGARA, quantity: 3 }],
]
export const PRODUCTS = [SATO, SANGARA] as const

export async function openMarket(worlds: Worlds, name: string, wireTo: (world: () => World) => Wire): Promise<Market> {
  worlds.reset(name, { clock: { kind: 'frozen', at: MORNING } })
  const world = () => worlds.get(name)
  const wire = wireTo(world)
  const now = () => world().clock.now()
  const devices = {
    asha: createDevice(wire, 'asha', USERS.asha, now),
    neema: createDevice(wire, 'neema', USERS.neema, now),
  }
  for (const device of Object.values(devices)) await device.signIn()
  return {
    wire,
    devices,
    world,
    cart(user, which) {
      const made = world()
        .db.orders.where('userId', user)
        .filter(({ checkoutId }) => checkoutId?.startsWith(`${user}-${which}-`)).length
      return { id: `${user}-${which}-${made}`, lines: carts[which] ?? [] }
    },
    amountOf: ({ lines }) =>
      lines.reduce(
        (sum, { productId, quantity }) => sum + wholeShillings(world().db.products.get(productId)?.unitPrice ?? 0) * quantity,
        0,
      ),
    changedByHand: new Set(),
    restart() {
      const file = JSON.stringify([copyOf(world())])
      worlds.load(JSON.parse(file))
    },
    async close() {
      for (const device of Object.values(devices)) device.signOut()
      await wire.close()
      worlds.drop(name)
    },
  }
}
