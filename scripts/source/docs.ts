const ROOTS = ['contract', 'fixtures', 'mock-server', 'web', 'e2e', 'bench', 'scripts', 'tools', 'deploy', 'docs']
/** A pattern such as `web/src/features/<x>/` is none. */
const PATH = new RegExp(`^(${ROOTS.join('|')})/[\\w./-]*$`)

/** What a document says that is not there: files and folders from the project's root, and commands of npm. */
export function staleIn(text: string, exists: (path: string) => boolean, commands: ReadonlySet<string>): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)
  const paths = quoted.filter((words) => PATH.test(words) && !words.endsWith('/x') && !exists(words))
  const called = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  return [...paths, ...called.filter((name) => !commands.has(name)).map((name) => `npm run ${name}`)]
}

/** Targets of the links and pictures of a document. */
export const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)|<(?:img src|a href)="([^"]+)"/g)].map(([, link = '', source = '']) => link || source)

/** Links to files that are missing, or to a heading that their document does not have. Addresses on the web are not followed. */
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

/** The anchors of a document as GitHub makes them of its headings. */
const headingsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
