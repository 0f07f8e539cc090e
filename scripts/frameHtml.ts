export interface FrameParts {
  readonly markup: Readonly<Record<string, string>>
  /** Pattern of the paths it stands for. */
  readonly at: string
  /** Below the app's own address, as are the modules and texts. */
  readonly script: string
  readonly modules: readonly string[]
  readonly texts: Readonly<Record<string, readonly string[]>>
}

/** One html file: the built one, with a frame in both languages, its title, and what its page will need on the way already. */
export function htmlOf(template: string, { markup, at, script, modules, texts }: FrameParts): string {
  const [en, sw] = [markup['en'] ?? '', markup['sw'] ?? ''].map(taken)
  if (!en || !sw) throw new Error('a frame has both languages')
  const head = [
    `<script src="/${script}" data-at="${at}" data-title-sw="${sw.title}" data-texts-en="${list(texts['en'])}" data-texts-sw="${list(texts['sw'])}"></script>`,
    ...new Set([...en.links, ...sw.links]),
    ...modules.filter((file) => !template.includes(file)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
  const frames = [`<div class="frame" lang="en">${en.body}</div>`, `<div class="frame" lang="sw">${apart(sw.body)}</div>`]
  return template
    .replace(/<title>.*?<\/title>/, en.title === '' ? '$&' : `<title>${en.title}</title>`)
    .replace(/<script type="module"/, (found) => `${head.join('\n    ')}\n    ${found}`)
    .replace('<div id="root"></div>', () => `<div id="root">${frames.map(waiting).join('')}</div>`)
}

const list = (files: readonly string[] = []) => files.map((file) => `/${file}`).join(' ')

/** React writes what belongs into the head before the rest. */
function taken(markup: string): { title: string; links: string[]; body: string } {
  const title = /<title>(.*?)<\/title>/.exec(markup)?.[1] ?? ''
  const links = markup.match(/<link [^>]*>/g) ?? []
  return { title, links, body: markup.replace(/<title>.*?<\/title>|<link [^>]*>/g, '') }
}

/** Of two copies in one document only one may have an id; the hidden one gives way. */
const apart = (body: string) =>
  body.replace(/ (id|for|aria-labelledby|aria-controls|aria-describedby)="([^"]+)"/g, ' $1="$2-sw"').replaceAll('href="#', 'href="#sw-')

/** What needs the app to act waits for it; links work already. */
const waiting = (body: string) => body.replace(/<(button|input|textarea|select)(?![^>]* disabled)/g, '<$1 disabled=""')
