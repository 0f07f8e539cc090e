import { type Check, projectOf } from './project.ts'

/** Returns the places that a check finds in these files, as `path:line`. */
export function found(check: Check, files: Readonly<Record<string, string>>): string[] {
  return check(projectOf(files)).map(({ path, line }) => (line === undefined ? path : `${path}:${line}`))
}
