import { type Call, Problem } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { controlCalls } from '#contract/control/calls.ts'
import { CONTROL_PATH, type ControlCall } from '#contract/control/controlCall.ts'
import { AnyRecord, collections } from '#contract/control/db.ts'
import { DEFAULT_PORT } from '../../flags.ts'
import type { RouteFacts } from '../route.ts'
import type { Examples } from './examples/examples.ts'
import { controlOperation, healthPath, operationOf, securitySchemes } from './operations.ts'
import { sharedParameters } from './parameters.ts'
import { refusalResponses } from './refusals.ts'
import { resources } from './resources.ts'
import { createComponents, type Json } from './schemas.ts'

const about = `The market under \`/v1\`, and what the mock adds under \`${CONTROL_PATH}\`. Header \`x-mock-world\` chooses a world. Beside the
refusals of each call, any request may be refused with 400 when it cannot be read, 403 for a host name that is not allowed
(\`host_unknown\`), and with whatever a fault of its world orders. The realtime part is described in /__mock/asyncapi.json.`

/** Builds the OpenAPI 3.1 document of both APIs from the schemas that validate them (QA-035, WAY-005). `routes` are the market's routes. */
export function openapi(routes: ReadonlyMap<object, RouteFacts>, examples: Examples): Json {
  const components = createComponents()
  const paths: Record<string, Record<string, Json>> = {}
  const put = (path: string, method: string, operation: Json) => {
    const name = path.replace(/:(\w+)/g, '{$1}')
    paths[name] = { ...paths[name], [method.toLowerCase()]: operation }
  }
  // Tools use the first path that matches a URL, so paths that begin with a parameter come last.
  const ordered = Object.entries<Call>(calls).sort(([, a], [, b]) => Number(a.path.startsWith('/:')) - Number(b.path.startsWith('/:')))
  for (const [name, call] of ordered) {
    const facts = routes.get(call) ?? { call, finds: false, owns: false, idempotent: false }
    put(`/v1${call.path}`, call.method, operationOf(components, name as CallName, facts, examples.get(name)))
  }
  for (const [name, call] of Object.entries<ControlCall>(controlCalls))
    put(`${CONTROL_PATH}${call.path}`, call.method, controlOperation(components, name, call, examples.get(name)))
  Object.assign(paths, healthPath(components))
  const problem = components.schemaOf(Problem, 'output', '')
  // The contract's AnyRecord accepts any object. The document lists the schemas of all collections instead.
  components.schemaOf(AnyRecord, 'output', '')
  components.schemas['AnyRecord'] = { anyOf: Object.values(collections).map((record) => components.schemaOf(record, 'output', '')) }
  return {
    openapi: '3.1.0',
    info: { title: 'Samaki', version: '1', description: about, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [
      { url: '/', description: 'The server that this document comes from' },
      { url: `http://localhost:${DEFAULT_PORT}`, description: 'npm start' },
    ],
    tags: resources.map(({ tag, about: description }) => ({ name: tag, description })),
    paths,
    components: { schemas: components.schemas, parameters: sharedParameters, responses: refusalResponses(problem), securitySchemes },
  }
}
