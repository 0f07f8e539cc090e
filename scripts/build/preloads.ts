import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/**
 * Leaves out of the list of files that an `import()` preloads what the importing file has loaded itself, with its own imports. The lists
 * would be a fourth of the names in the chunk of typed lines (CHAT-048).
 */
export function preloads(): { plugin: Plugin; resolveDependencies: (file: string, files: string[], host: { hostId: string }) => string[] } {
  let bundle: Bundle = {}
  const loadedBy = new Map<string, ReadonlySet<string>>()
  return {
    plugin: {
      name: 'preloads',
      apply: 'build',
      generateBundle(_options, written) {
        bundle = written
        loadedBy.clear()
      },
    },
    resolveDependencies: (_file, files, { hostId }) => {
      const loaded = loadedBy.get(hostId) ?? loadedWith(hostId, bundle)
      loadedBy.set(hostId, loaded)
      return files.filter((file) => !loaded.has(file))
    },
  }
}

/** Returns a file and everything that it imports statically. */
function loadedWith(file: string, bundle: Bundle): ReadonlySet<string> {
  const realName = realNames(bundle)
  const loaded = new Set([file])
  // A set also visits what is added while it is walked.
  for (const one of loaded) {
    const chunk = bundle[one]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) loaded.add(realName(imported))
  }
  return loaded
}

/** Returns the function from the fixed name of a file to its real one (docs/adr/017-import-map.md). */
function realNames(bundle: Bundle): (name: string) => string {
  const map = bundle['importmap.json']
  const { imports = {} } = map?.type === 'asset' ? (JSON.parse(String(map.source)) as { imports?: Record<string, string> }) : {}
  return (name) => imports[`/${name}`]?.slice(1) ?? name
}
