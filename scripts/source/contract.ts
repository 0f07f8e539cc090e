import { clientEvents, serverEvents } from '#contract/realtime.ts'
import { isNode, type Node, nameOf, type Source, textOf } from './ast.ts'
import { at, type Check, isTest, rule } from './project.ts'

const isProduct = (file: Source): boolean => !isTest(file) && !file.path.includes('/testing/')
const isOutside = (file: Source): boolean => /^(web\/src|mock-server\/src|fixtures)\//.test(file.path) && isProduct(file)

/** Types with the name of a contract type but another meaning: a URL of the mock's pages, and the registration form. */
const NAMESAKES = ['web/src/mock/address.ts Address', 'web/src/features/session/signInCommands.ts Registration']

/** Finds types of client, mock and fixtures that the contract already has (DX-008). */
export const contractAgain: Check = ({ code }) => {
  const contract = code.filter((file) => /^contract\/(?!control\/)/.test(file.path) && isProduct(file))
  const known = new Set(contract.flatMap(shapes).map(({ name }) => name))
  return code.filter(isOutside).flatMap((file) =>
    shapes(file)
      .filter(({ name }) => known.has(name) && !NAMESAKES.includes(`${file.path} ${name}`))
      .map(({ name, start }) => at(file, start, `use the type ${name} of the contract`)),
  )
}

/** Returns the object types that a file declares at its top level. Those of the contract come from a schema. */
function shapes(file: Source): { name: string; start: number }[] {
  const statements = (file.tree['body'] as Node[]).map((statement) =>
    isNode(statement['declaration']) ? statement['declaration'] : statement,
  )
  const declared = statements.filter(
    (node) => node.type === 'TSInterfaceDeclaration' || /^type \w+ = (\{|z\.infer)/.test(textOf(file, node)),
  )
  return declared.map(({ id, start }) => ({ name: nameOf(id), start }))
}

/**
 * The files that may call `fetch`: the client, its first call before the app has loaded, the check whether a file of the app exists, the
 * control API of the mock's pages, and the service worker, which forwards requests of pages.
 */
const FETCHING = /^web\/src\/(api\/(client|lazyImport)|head\/firstCalls|mock\/control|sw\/(catalogue|files|frames|pictures|worker))\.ts$/

/** Finds requests that do not go through the client (DX-008). */
export const otherRequests = rule(
  'call the API through web/src/api/client.ts',
  (file) => isOutside(file) && file.path.startsWith('web/') && !FETCHING.test(file.path),
  (node, file) => node.type === 'CallExpression' && /^(window\.)?fetch$/.test(textOf(file, node['callee'] as Node)),
)

const EVENTS: ReadonlySet<string> = new Set([...Object.keys(clientEvents), ...Object.keys(serverEvents)])

/** Finds emitted events that the contract does not have (DX-008). */
export const unknownEvents = rule(
  'emit only events of contract/realtime.ts',
  (file) => isOutside(file) && /^(web\/src\/api\/socket\.ts|mock-server\/src\/realtime\/)/.test(file.path),
  (node, file) => {
    if (node.type !== 'CallExpression' || !textOf(file, node['callee'] as Node).endsWith('.emit')) return false
    const event = (node['arguments'] as Node[])[0]?.['value']
    return typeof event === 'string' && !EVENTS.has(event)
  },
)
