import { at, type Check } from './project.ts'

const ROOTS = ['contract', 'fixtures', 'mock-server', 'web', 'e2e', 'bench', 'scripts', 'tools', 'deploy', 'docs']
/** Matches a path of the project, but not a pattern such as `web/src/features/<x>/`. */
const PATH = new RegExp(`^(${ROOTS.join('|')})/[\\w./-]*$`)
const DOCUMENT = /^(README|e2e\/README|docs\/[^/]+|docs\/(recipes|adr)\/[^/]+)\.md$/

/** Finds paths, TypeScript files and npm commands in documents that do not exist. `XPage.tsx` means a file that the reader adds. */
export const staleDocs: Check = ({ files }) => {
  const paths = [...files.keys()]
  const { scripts } = JSON.parse(files.get('package.json') ?? '{"scripts":{}}') as { scripts: Record<string, string> }
  const isThere = (path: string) => paths.some((one) => one === path || one.startsWith(`${path.replace(/\/$/, '')}/`))
  const isCode = (name: string) => paths.some((path) => `/${path}`.endsWith(`/${name}`))
  return [...files]
    .filter(([path]) => DOCUMENT.test(path))
    .flatMap(([path, text]) => {
      const named = [...text.matchAll(/`([^`\n]+)`/g)].filter(([, name = '']) => {
        if (PATH.test(name) && !name.endsWith('/x')) return !isThere(name)
        return /^\w[\w./-]*\.tsx?$/.test(name) && !/^X[A-Z]/.test(name) && !isCode(name)
      })
      const called = [...text.matchAll(/npm run ([\w:]+)/g)].filter(([, name = '']) => !(name in scripts))
      return [...named, ...called].map(({ index, 0: words }) => at({ path, text }, index, `${words} does not exist`))
    })
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
