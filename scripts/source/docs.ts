const ROOTS = ['contract', 'fixtures', 'mock-server', 'web', 'e2e', 'bench', 'scripts', 'deploy', 'docs']
/** A pattern such as `web/src/features/<x>/` is none. */
const PATH = new RegExp(`^(${ROOTS.join('|')})/[\\w./-]*$`)

/** What a document says that is not there: files and folders from the project's root, and commands of npm. */
export function staleIn(text: string, exists: (path: string) => boolean, commands: ReadonlySet<string>): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)
  const paths = quoted.filter((words) => PATH.test(words) && !words.endsWith('/x') && !exists(words))
  const called = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  return [...paths, ...called.filter((name) => !commands.has(name)).map((name) => `npm run ${name}`)]
}
