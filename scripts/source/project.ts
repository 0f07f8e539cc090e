import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Node, type Source, source } from './ast.ts'
import { projectFiles } from './projectFiles.ts'

export interface StyleSheet {
  /** The path from the project's root, with slashes. */
  readonly path: string
  readonly text: string
}

export interface Project {
  /** The text of each file by its path from the project's root, with slashes. Pictures have an empty text. */
  readonly files: ReadonlyMap<string, string>
  readonly code: readonly Source[]
  readonly sheets: readonly StyleSheet[]
}

/** A place that `npm run lint` reports. Without a line, the whole file or folder is meant. */
export interface Finding {
  readonly path: string
  readonly line?: number
  readonly message: string
}

export type Check = (project: Project) => Finding[]

const ROOT = resolve(import.meta.dirname, '../..')

export function readProject(): Project {
  const isText = (path: string) => /\.(tsx?|css|md|json)$/.test(path)
  return projectOf(Object.fromEntries(projectFiles().map((path) => [path, isText(path) ? readFileSync(join(ROOT, path), 'utf8') : ''])))
}

/** Returns a project of these files, by path. */
export function projectOf(files: Readonly<Record<string, string>>): Project {
  const all = Object.entries(files)
  return {
    files: new Map(all),
    code: all.filter(([path]) => /(?<!\.d)\.tsx?$/.test(path)).map(([path, text]) => source(path, text)),
    sheets: all.filter(([path]) => path.endsWith('.css')).map(([path, text]) => ({ path, text })),
  }
}

/** Returns a check that looks at each node of some files by itself. */
export function rule(message: string, isChecked: (file: Source) => boolean, isWrong: (node: Node, file: Source) => boolean): Check {
  return ({ code }) =>
    code.filter(isChecked).flatMap((file) => file.nodes.filter((node) => isWrong(node, file)).map((node) => at(file, node.start, message)))
}

/** Returns a finding at an index of a file's text. */
export function at({ path, text }: { path: string; text: string }, index: number, message: string): Finding {
  return { path, line: text.slice(0, index).split('\n').length, message }
}

/** Returns `path:line  message`, which editors and terminals turn into a link. */
export function format({ path, line, message }: Finding): string {
  return `${path}${line === undefined ? '' : `:${line}`}  ${message}`
}

export const isTest = ({ path }: { path: string }): boolean => /\.test\.tsx?$/.test(path)

/** Returns whether a file is code of the web app, which runs in a browser. */
export const isOfApp = (file: Source): boolean => file.path.startsWith('web/src/') && !isTest(file)
