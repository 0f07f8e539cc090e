import { expect, test } from 'vitest'
import { clientEvents, serverEvents } from '#contract/realtime.ts'
import { isNode, type Node, nodesOf, place, type Source, source, sources } from './ast.ts'

const isTest = ({ path }: Source) => /\.test\.tsx?$|\/testing\//.test(path)
const contract = sources('contract').filter((file) => !isTest(file) && !file.path.startsWith('contract/control/'))
const users = sources('web/src', 'mock-server/src', 'fixtures').filter((file) => !isTest(file))

/** Returns the names of the object types that a file declares at its top level. Those of the contract come from a schema. */
function shapes({ tree, text }: Source): string[] {
  return (tree['body'] as (Node & { declaration?: Node })[]).flatMap((statement) => {
    const declared = statement.declaration ?? statement
    const code = text.slice(declared.start, Number(declared['end']))
    const isShape = declared.type === 'TSInterfaceDeclaration' || /^type \w+ = (\{|z\.infer)/.test(code)
    const id = declared['id'] as { name?: string } | undefined
    return isShape && id?.name ? [id.name] : []
  })
}
/** Types with the name of a contract type but another meaning: a URL of the mock's pages, and the registration form. */
const NAMESAKES = ['web/src/mock/address.ts Address', 'web/src/features/session/signInCommands.ts Registration']

/** Returns the calls of a function or method with this name, with the first argument if it is text. */
const callsOf = (file: Source, name: RegExp) =>
  [...nodesOf(file.tree)].flatMap((node) => {
    const callee = node.type === 'CallExpression' && isNode(node['callee']) ? node['callee'] : undefined
    if (!callee || !name.test(file.text.slice(callee.start, Number(callee['end'])))) return []
    const first = (node['arguments'] as { value?: unknown }[])[0]
    return [{ at: place(file, node), text: typeof first?.value === 'string' ? first.value : undefined }]
  })

test('[DX-008] client, mock and fixtures do not declare types of the contract again', () => {
  const known = new Set(contract.flatMap(shapes))
  expect(known.size).toBeGreaterThan(40)
  const again = users.flatMap((file) =>
    shapes(file)
      .filter((name) => known.has(name))
      .map((name) => `${file.path} ${name}`),
  )
  expect(again.filter((at) => !NAMESAKES.includes(at))).toEqual([])
  expect(shapes(source('a.ts', 'export type A = { a: 1 }\ninterface B {}\ntype C = 1'))).toEqual(['A', 'B'])
})

test('[DX-008] only the client calls /v1, and only events of the contract are emitted', () => {
  const fetching = users
    .filter(({ path }) => path.startsWith('web/'))
    .flatMap((file) => callsOf(file, /^(window\.)?fetch$/).map(() => file.path))
  // Allowed: the client, its first call before the app has loaded, the check whether a file of the app exists, the control API of
  // the mock's pages, and the service worker, which forwards requests of pages.
  const ofWorker = ['catalogue', 'files', 'files', 'frames', 'pictures', 'worker'].map((name) => `web/src/sw/${name}.ts`)
  const ofPages = ['web/src/api/client.ts', 'web/src/api/lazyImport.ts', 'web/src/head/begin.ts', 'web/src/mock/control.ts']
  expect(fetching).toEqual([...ofPages, ...ofWorker])
  const events = new Set([...Object.keys(clientEvents), ...Object.keys(serverEvents)])
  const emitted = users
    .filter(({ path }) => path === 'web/src/api/socket.ts' || path.startsWith('mock-server/src/realtime/'))
    .flatMap((file) => callsOf(file, /\.emit$/))
  expect(emitted.length).toBeGreaterThan(2)
  expect(emitted.filter(({ text }) => text !== undefined && !events.has(text))).toEqual([])
})
