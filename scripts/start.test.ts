import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isNode, type Node, nodesOf, source } from './source/ast.ts'
import { fileOf } from './source/imports.ts'

const ROOT = resolve(import.meta.dirname, '..')

test('npm start never loads the bundler into its process, which becomes the mock', () => {
  const packages = packagesOf('scripts/start.ts')
  expect(packages).toContain('fastify')
  expect(packages.filter((name) => /^(vite|vitest|@vitejs|@playwright|typescript)(\/|$)/.test(name))).toEqual([])
  // The same search finds the bundler in the build script, so the search works.
  expect(packagesOf('scripts/build.ts')).toContain('vite')
})

/** Returns the packages that a file and its imports load, statically or dynamically. */
function packagesOf(file: string): string[] {
  const seen = new Set<string>()
  const open = [file]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    if (next.endsWith('.ts')) open.push(...importsOf(next))
  }
  return [...seen].filter((name) => !name.endsWith('.ts') && !name.startsWith('node:'))
}

function importsOf(file: string): string[] {
  const { tree } = source(file, readFileSync(resolve(ROOT, file), 'utf8'))
  return [...nodesOf(tree)].flatMap((node) => {
    const isImport = /^(Import|ExportNamed|ExportAll)(Declaration|Expression)$/.test(node.type) && !isTypeOnly(node)
    const from = isImport && isNode(node['source']) ? node['source']['value'] : undefined
    return typeof from === 'string' ? [fileOf(file, from)] : []
  })
}

const isTypeOnly = (node: Node): boolean => node['importKind'] === 'type' || node['exportKind'] === 'type'
