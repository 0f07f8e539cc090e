import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { describeFields, fieldTexts } from './describe.ts'

const Fish = z.object({ name: z.string(), size: z.optional(z.object({ kg: z.number() })) })

test('[QA-051] each field of an object needs a text, and no other field can have one', () => {
  // @ts-expect-error `size` has no text.
  describeFields(Fish, { name: 'The name.' })
  // @ts-expect-error A fish has no colour.
  describeFields(Fish, { name: 'The name.', size: 'The size.', colour: 'The colour.' })
  describeFields(Fish, { name: 'The name.', size: 'The size.' })
  expect(fieldTexts.get(Fish)).toEqual({ name: 'The name.', size: 'The size.' })
})

test('[QA-051] the objects inside an optional value, a list and a union get the texts', () => {
  describeFields(Fish.shape.size, { kg: 'Kilograms.' })
  expect(fieldTexts.get(Fish.shape.size.def.innerType)).toEqual({ kg: 'Kilograms.' })
  const [Cash, Phone] = [z.object({ by: z.literal('cash') }), z.object({ by: z.literal('phone'), phone: z.string() })]
  const texts = describeFields(z.array(z.union([Cash, Phone, z.string()])), { by: 'How.', phone: 'Which.' })
  expect([fieldTexts.get(Cash), fieldTexts.get(Phone)]).toEqual([texts, texts])
})
