import { ShapeName, ShapesByCall, setShapes } from '../../control/shapes.ts'
import { describeFields, describeSchema } from '../describe.ts'

describeSchema(
  ShapeName,
  'A variant of a reply (QA-034): a list alone (`bare`), under `data`, under `data` with `meta`, or under its own name (`named`); an object under `data` (`wrapped`); prices as text; or something else altogether (`unexpected`).',
)
describeSchema(ShapesByCall, 'The variants that are switched on, by the name of the call.')
describeFields(setShapes.body, {
  call: 'The name of a call under `/v1`, as in this document.',
  shapes: 'The variants, applied in this order. An empty list switches them off.',
})
