import * as z from 'zod/mini'
import { type CallName, calls } from '../calls.ts'
import { Empty } from '../rules/fields.ts'
import type { ControlCall } from './controlCall.ts'

/** The response variants described in the API documents (QA-034). `named` wraps a list or object in its own key, such as `orders` or `user`. */
export const ShapeName = z.enum(['bare', 'data', 'dataMeta', 'named', 'wrapped', 'textPrices', 'unexpected'])
export type ShapeName = z.infer<typeof ShapeName>
const callNames = Object.keys(calls) as [CallName, ...CallName[]]
export const ShapesByCall = z.record(z.string(), z.array(ShapeName))

export const setShapes = {
  method: 'PUT',
  path: '/shapes',
  about: 'Switches response variants of a call on, or with an empty list off.',
  status: 200,
  body: z.strictObject({ call: z.enum(callNames), shapes: z.array(ShapeName) }),
  reply: ShapesByCall,
} as const satisfies ControlCall
export const listShapes = {
  method: 'GET',
  path: '/shapes',
  about: 'Lists the response variants switched on, by call.',
  status: 200,
  reply: ShapesByCall,
} as const satisfies ControlCall
export const clearShapes = {
  method: 'DELETE',
  path: '/shapes',
  about: 'Switches all response variants off.',
  status: 204,
  reply: Empty,
} as const satisfies ControlCall
