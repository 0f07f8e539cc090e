const ROOTS = ['contract', 'fixtures', 'mock-server', 'web', 'e2e', 'bench', 'scripts', 'tools', 'deploy', 'docs']
/** Matches a path of the project, but not a pattern such as `web/src/features/<x>/`. */
const PATH = new RegExp(`^(${ROOTS.join('|')})/[\\w./-]*$`)

/** Returns the paths and npm commands in a document that do not exist. */
export function staleIn(text: string, exists: (path: string) => boolean, commands: ReadonlySet<string>): string[] {
  const codeSpans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)
  const paths = codeSpans.filter((words) => PATH.test(words) && !words.endsWith('/x') && !exists(words))
  const called = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  return [...paths, ...called.filter((name) => !commands.has(name)).map((name) => `npm run ${name}`)]
}

/** Returns the TypeScript files that a document names, but the project does not have. `XPage.tsx` means a file that the reader adds. */
export function unknownFiles(text: string, files: readonly string[]): string[] {
  const named = [...text.matchAll(/`(\w[\w./-]*\.tsx?)`/g)].map(([, name = '']) => name)
  return named.filter((name) => !/^X[A-Z]/.test(name) && !files.some((file) => `/${file}`.endsWith(`/${name}`)))
}

/** Returns the targets of a document's links and pictures. */
export const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)|<(?:img src|a href)="([^"]+)"/g)].map(([, link = '', source = '']) => link || source)

/** Returns links to missing files or headings. Web links are not followed. */
export function brokenLinks(
  text: string,
  { exists, textOf }: { exists: (file: string) => boolean; textOf: (file: string) => string },
): string[] {
  return linksOf(text).filter((link) => {
    if (/^(https?|mailto):/.test(link)) return false
    const [file = '', heading] = link.split('#')
    if (file !== '' && !exists(file)) return true
    return heading !== undefined && !headingsIn(textOf(file)).includes(heading)
  })
}

/** Returns the anchors that GitHub generates for a document's headings. */
const headingsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
