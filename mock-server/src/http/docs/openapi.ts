import type { Call } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { controlCalls } from '#contract/control/calls.ts'
import { CONTROL_PATH, type ControlCall } from '#contract/control/controlCall.ts'
import { AnyRecord, collections } from '#contract/control/db.ts'
import { DEFAULT_PORT } from '../../flags.ts'
import type { RouteFacts } from '../route.ts'
import type { Examples } from './examples/examples.ts'
import { controlOperation, healthPath, operationOf, securitySchemes } from './operations.ts'
import { documentPath, sharedParameters } from './parameters.ts'
import { problemExamples, SentProblem } from './refusals.ts'
import { resources } from './resources.ts'
import { createComponents, type Json } from './schemas.ts'
import { webhooksOf } from './webhooks.ts'

const about = `The market under \`/v1\`, and what the mock adds under \`${CONTROL_PATH}\`. Header \`x-mock-world\` chooses a world. Each
refusal of a call names the codes that its Problem can have. Beside those, any request may be refused with 403 for a host name that is not
allowed (\`host_unknown\`), 429 for one world too many (\`worlds_full\`), 500 (\`internal\`), and with whatever a fault of its world orders
(\`fault\`). A request that reaches no call gets 408 if it arrives too slowly (\`request_slow\`), 400 for a connection of another kind
(\`upgrade_unknown\`), or at a wrong realtime address 404 (\`realtime_elsewhere\`) or, in the form of the realtime library, 400
(\`realtime_polls\`). The realtime part is described in /__mock/asyncapi.json.`

/** Builds the OpenAPI 3.1 document of both APIs from the schemas that validate them (QA-035, WAY-005). `routes` are the market's routes. */
export function openapi(routes: ReadonlyMap<object, RouteFacts>, examples: Examples): Json {
  const components = createComponents()
  const paths: Record<string, Record<string, Json>> = {}
  const put = (path: string, method: string, operation: Json) => {
    const name = documentPath(path)
    paths[name] = { ...paths[name], [method.toLowerCase()]: operation }
  }
  for (const [name, call] of Object.entries<Call>(calls)) {
    const facts = routes.get(call) ?? { call, missing: null, owns: false, idempotent: false }
    put(`/v1${call.path}`, call.method, operationOf(components, name as CallName, facts, examples.get(name)))
  }
  for (const [name, call] of Object.entries<ControlCall>(controlCalls))
    put(`${CONTROL_PATH}${call.path}`, call.method, controlOperation(components, name, call, examples.get(name)))
  Object.assign(paths, healthPath(components))
  components.schemaOf(SentProblem, 'output', 'Problem')
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
    webhooks: webhooksOf(components),
    components: { schemas: components.schemas, parameters: sharedParameters, examples: problemExamples, securitySchemes },
  }
}
